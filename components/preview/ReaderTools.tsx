import { PageField, type PageFieldProps } from '@/components/preview/PageField';
import { IconLink } from '@/components/ui/IconButton';
import { Tooltip, TooltipButton } from '@/components/ui/Tooltip';
import { NATURAL_SCALE, type Zoom } from '@/lib/pdf/useZoom';
import classes from './ReaderTools.module.css';

type ReaderToolsProps = PageFieldProps & {
  zoom: Zoom;
  file: { href: string; name: string };
};

export function ReaderTools({ zoom, file, ...pages }: ReaderToolsProps) {
  const { labels } = pages;
  return (
    <>
      <div className={classes.view} data-tone="ink">
        <PageField {...pages} />
        <div data-row="2">
          <TooltipButton icon="minus" label={labels.zoomOut} onClick={zoom.zoomOut} />
          <output data-text="figure">{Math.round((zoom.scale / NATURAL_SCALE) * 100)}%</output>
          <TooltipButton icon="plus" label={labels.zoomIn} onClick={zoom.zoomIn} />
          <TooltipButton icon="reset" label={labels.fitWidth} onClick={zoom.fitWidth} />
        </div>
      </div>
      <Tooltip label={labels.newTab}>
        <IconLink icon="external" href={file.href} newTab label={labels.newTab} />
      </Tooltip>
      <Tooltip label={labels.download}>
        <IconLink icon="download" href={file.href} download={file.name} label={labels.download} />
      </Tooltip>
    </>
  );
}
