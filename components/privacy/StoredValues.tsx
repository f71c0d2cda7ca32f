'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { DefinitionList } from '@/components/ui/DefinitionList';
import { STORAGE_KEYS } from '@/lib/device/storage';
import { clearStoredValues, useStoredValues } from '@/lib/device/useStoredValues';
import { clearCaches, countCached } from '@/lib/offline/readCache';
import type { PrivacyContent } from '@/lib/schema/privacy';
import { fill } from '@/lib/text/fill';
import classes from './StoredValues.module.css';

export function StoredValues({ content }: { content: PrivacyContent['stored'] }) {
  const values = useStoredValues();
  const [copies, setCopies] = useState<number | null>(null);
  useEffect(() => void countCached().then(setCopies, () => setCopies(0)), []);
  const [cleared, setCleared] = useState(false);
  const items = STORAGE_KEYS.map((key, index) => {
    const { name, shown } = content.values[key];
    const kept = values?.[index];
    return { term: name, text: value(values !== null, kept ? (shown ?? kept) : content.empty) };
  });
  const count = copies ? fill(content.copies.shown, { n: copies }) : content.empty;
  return (
    <div className={classes.root} data-stack="5">
      <DefinitionList
        items={[...items, { term: content.copies.name, text: value(copies !== null, count) }]}
      />
      <div data-row="4">
        <Button
          variant="line"
          data-scripted
          data-clears-device
          onClick={() => {
            clearStoredValues();
            clearCaches().catch(() => {});
            setCopies(0);
            setCleared(true);
          }}
        >
          {content.clear}
        </Button>
        <span role="status" data-tint="jade">
          {cleared && content.cleared}
        </span>
      </div>
    </div>
  );
}

function value(known: boolean, text: string | undefined) {
  return <span data-invisible={known ? undefined : ''}>{text}</span>;
}
