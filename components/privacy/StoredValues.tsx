'use client';

import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Facts } from '@/components/ui/Facts';
import { useStoredValues } from '@/lib/device/useStoredValues';
import { useCachedFiles } from '@/lib/offline/useCachedFiles';
import type { PrivacyContent } from '@/lib/schema/privacy';
import classes from './StoredValues.module.css';

export function StoredValues({ content }: { content: PrivacyContent['stored'] }) {
  const keys = useMemo(() => content.values.map(({ key }) => key), [content]);
  const { values, clear } = useStoredValues(keys);
  const copies = useCachedFiles();
  const [cleared, setCleared] = useState(false);
  const facts = content.values.map(({ name, shown }, index) => ({
    term: name,
    text: value(values !== null, values?.[index] ? (shown ?? values[index]) : content.empty),
  }));
  const count = copies.count ? content.copies.shown.replace('{n}', String(copies.count)) : content.empty;
  return (
    <div className={classes.root} data-stack="5">
      <Facts facts={[...facts, { term: content.copies.name, text: value(copies.count !== null, count) }]} />
      <div data-row="4">
        <Button
          variant="line"
          data-scripted
          onClick={() => {
            clear();
            copies.clear();
            setCleared(true);
          }}
        >
          {content.clear}
        </Button>
        <span role="status" className={classes.status}>
          {cleared && content.cleared}
        </span>
      </div>
    </div>
  );
}

function value(known: boolean, text: string | undefined) {
  return (
    <span className={classes.value} data-known={known ? '' : undefined}>
      {text}
    </span>
  );
}
