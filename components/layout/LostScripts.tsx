import { Text } from '@/components/ui/Text';
import type { LostScriptsContent } from '@/lib/schema/lostScripts';
import classes from './LostScripts.module.css';

/** Hidden until lib/hydration/lostScripts.ts shows it. The empty href reloads the page and needs no script. */
export function LostScripts({ text, retry }: LostScriptsContent) {
  return (
    <p
      hidden
      role="alert"
      data-lost-scripts=""
      data-tone="ink"
      data-not-printed
      data-row="4"
      className={classes.root}
    >
      <Text as="span" text={text} />
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of this page */}
      <a href="" data-links>
        {retry}
      </a>
    </p>
  );
}
