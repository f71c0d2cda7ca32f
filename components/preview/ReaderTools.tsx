import type { ComponentProps } from 'react';
import { PageField } from '@/components/preview/PageField';
import { ToolButton } from '@/components/preview/ToolButton';
import { Icon, type IconName } from '@/components/ui/Icon';
import { Tooltip } from '@/components/ui/Tooltip';
import type { DocumentView } from '@/lib/pdf/useDocumentView';
import type { PreviewLabels } from '@/lib/schema/preview';
import footerClasses from './ReaderFooter.module.css';
import classes from './ReaderToolbar.module.css';
import toolClasses from './ToolButton.module.css';

type ToolsProps = { view: DocumentView; labels: PreviewLabels };

type ReaderToolbarProps = ToolsProps & {
  count: number;
  file: { href: string; name: string };
  searching: boolean;
  onSearch: () => void;
  onPrint: () => void;
};

export function ReaderToolbar({ view, labels, count, file, ...tools }: ReaderToolbarProps) {
  return (
    <div className={classes.root}>
      <div className={classes.root} data-wide>
        <PageField page={view.page} count={count} labels={labels} onPage={view.goTo} />
        <hr className={classes.rule} />
        <ZoomTools view={view} labels={labels} />
        <ToolButton icon="reset" label={labels.fitWidth} onClick={view.fitWidth} />
        <ToolButton icon="rotate" label={labels.rotate} onClick={view.rotate} />
        <hr className={classes.rule} />
      </div>
      <ToolButton icon="search" label={labels.search} pressed={tools.searching} onClick={tools.onSearch} />
      <ToolButton icon="print" label={labels.print} onClick={tools.onPrint} />
      <ToolLink
        icon="external"
        label={labels.newTab}
        href={file.href}
        target="_blank"
        rel="noopener noreferrer"
      />
      <ToolLink icon="download" label={labels.download} href={file.href} download={file.name} />
    </div>
  );
}

type ReaderFooterProps = ToolsProps & { count: number; onPages: () => void };

/** The second row of tools on phones. */
export function ReaderFooter({ view, labels, count, onPages }: ReaderFooterProps) {
  return (
    <div className={footerClasses.root} data-tone="ink">
      <ZoomTools view={view} labels={labels} />
      <button type="button" className={footerClasses.pages} data-type="figure" onClick={onPages}>
        <span className={footerClasses.page}>{view.page}</span> / <span>{count}</span>
        <span data-visually-hidden>{labels.pages}</span>
      </button>
      <div data-row="1">
        <ToolButton icon="reset" label={labels.fitWidth} onClick={view.fitWidth} />
        <ToolButton icon="rotate" label={labels.rotate} onClick={view.rotate} />
      </div>
    </div>
  );
}

function ZoomTools({ view, labels }: ToolsProps) {
  return (
    <div data-row="1">
      <ToolButton icon="minus" label={labels.zoomOut} usable={view.canZoomOut} onClick={view.zoomOut} />
      <output data-type="figure">{Math.round(view.scale * 100)}%</output>
      <ToolButton icon="plus" label={labels.zoomIn} usable={view.canZoomIn} onClick={view.zoomIn} />
    </div>
  );
}

type ToolLinkProps = ComponentProps<'a'> & { icon: IconName; label: string };

function ToolLink({ icon, label, href, ...rest }: ToolLinkProps) {
  return (
    <Tooltip label={label}>
      <a href={href} aria-label={label} className={toolClasses.link} {...rest}>
        <Icon name={icon} />
      </a>
    </Tooltip>
  );
}
