import type { KeyboardEvent } from 'react';
import classes from './TextTabs.module.css';

type Tab = { key: string; title: string; panelId: string };

type TextTabsProps = {
  label: string;
  tabs: readonly Tab[];
  active: string;
  /** Text on a hairline, or model names in the figures' face. */
  look?: 'text' | 'figures';
  /** Another tab than the active one. */
  onChoose: (key: string) => void;
};

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function TextTabs({ label, tabs, active, look = 'text', onChoose }: TextTabsProps) {
  const choose = (key: string) => {
    if (key !== active) onChoose(key);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const target = tabs[STEPS[event.key]?.(index, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    choose(target.key);
    document.getElementById(`tab-${target.panelId}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} data-look={look} className={classes.root} data-scripted>
      {tabs.map(({ key, title, panelId }, index) => (
        <button
          key={key}
          id={`tab-${panelId}`}
          type="button"
          role="tab"
          aria-selected={key === active}
          aria-controls={panelId}
          tabIndex={key === active ? 0 : -1}
          className={classes.tab}
          onClick={() => choose(key)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
