'use client';

import { useMemo, useState } from 'react';
import { useStoredValues } from '@/lib/device/useStoredValues';
import { useKeptCopies } from '@/lib/offline/useKeptCopies';
import type { PrivacyContent } from '@/lib/schema/privacy';
import classes from './StoredValues.module.css';

type StoredValuesProps = { content: PrivacyContent['stored'] };

export function StoredValues({ content }: StoredValuesProps) {
  const keys = useMemo(() => content.values.map(({ key }) => key), [content]);
  const { values, clear } = useStoredValues(keys);
  const copies = useKeptCopies();
  const [cleared, setCleared] = useState(false);
  return (
    <>
      <dl className={classes.values}>
        {content.values.map(({ key, name, shown }, index) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd data-known={values ? '' : undefined}>
              {values?.[index] ? (shown ?? values[index]) : content.empty}
            </dd>
          </div>
        ))}
        <div>
          <dt>{content.copies.name}</dt>
          <dd data-known={copies.count === null ? undefined : ''}>
            {copies.count ? content.copies.shown.replace('{n}', String(copies.count)) : content.empty}
          </dd>
        </div>
      </dl>
      <button
        type="button"
        className={classes.clear}
        data-scripted
        onClick={() => {
          clear();
          copies.clear();
          setCleared(true);
        }}
      >
        {content.clear}
      </button>
      <span role="status" className={classes.status}>
        {cleared && content.cleared}
      </span>
    </>
  );
}
