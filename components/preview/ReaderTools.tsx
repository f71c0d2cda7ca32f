import { NumberInput } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { useState } from 'react';
import { IconLink } from '@/components/ui/IconButton';
import { Tooltip, TooltipButton } from '@/components/ui/Tooltip';
import { NATURAL_SCALE, type Zoom } from '@/lib/pdf/useZoom';
import type { PreviewLabels } from '@/lib/schema/preview';
import classes from './ReaderTools.module.css';

type PageFieldProps = {
  page: number;
  count: number;
  labels: PreviewLabels;
  onPage: (page: number) => void;
};

type ReaderToolsProps = PageFieldProps & {
  zoom: Zoom;
  file: { href: string; name: string };
};

export function ReaderTools({ zoom, file, ...pages }: ReaderToolsProps) {
  const { labels } = pages;
  return (
    <>
      <div className={classes.view} data-beside="4" data-spread data-tone="ink">
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

function PageField({ page, count, labels, onPage }: PageFieldProps) {
  const [typed, setTyped] = useState<string | number | null>(null);

  const go = () => {
    if (typed) onPage(Number(typed));
    setTyped(null);
  };

  return (
    <div data-row="2" data-text="small" data-nowrap>
      <NumberInput
        aria-label={labels.pageNumber}
        value={typed ?? page}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        withKeyboardEvents={false}
        autoComplete="off"
        classNames={{ input: classes.number }}
        onChange={setTyped}
        onClick={(event) => event.currentTarget.select()}
        onBlur={go}
        onKeyDown={getHotkeyHandler([['Enter', go]])}
      />
      / <span data-text="figure">{count}</span> {labels.pageUnit}
    </div>
  );
}
