import type { KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { TooltipButton } from '@/components/ui/TooltipButton';
import type { DocumentSearch } from '@/lib/pdf/useDocumentSearch';
import type { PreviewLabels } from '@/lib/schema/preview';
import classes from './SearchPanel.module.css';

type SearchPanelProps = {
  query: string;
  search: DocumentSearch;
  labels: PreviewLabels;
  onQuery: (query: string) => void;
  onClose: () => void;
};

function countOf({ query, finds, current, searching }: DocumentSearch, noFinds: string) {
  if (!query) return '';
  if (finds.length) return `${current + 1} / ${finds.length}${searching ? '…' : ''}`;
  return searching ? '…' : noFinds;
}

/** The key is the input method's, which takes or drops letters; Safari says so by the number alone. */
function isInputMethod({ nativeEvent, keyCode }: KeyboardEvent) {
  return nativeEvent.isComposing || keyCode === 229;
}

export function SearchPanel({ query, search, labels, onQuery, onClose }: SearchPanelProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isInputMethod(event)) return;
    if (event.key === 'Enter') search.step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };

  return (
    <search className={classes.root} data-tone="paper" onKeyDown={onKeyDown}>
      <Icon name="search" size={18} />
      <input
        // biome-ignore lint/a11y/noAutofocus: the panel opens for typing
        autoFocus
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={labels.searchField}
        className={classes.field}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <span role="status" className={classes.count} data-type="label">
        {countOf(search, labels.noFinds)}
      </span>
      <TooltipButton icon="chevronUp" label={labels.previousFind} onClick={() => search.step(-1)} />
      <TooltipButton icon="chevronDown" label={labels.nextFind} onClick={() => search.step(1)} />
      <TooltipButton icon="close" label={labels.closeSearch} onClick={onClose} />
    </search>
  );
}
