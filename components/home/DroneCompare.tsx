'use client';

import { useRef, useState } from 'react';
import { CompareChoice } from '@/components/home/CompareChoice';
import { ComparisonTable } from '@/components/home/ComparisonTable';
import { CopyButton } from '@/components/ui/CopyButton';
import { Switch } from '@/components/ui/Switch';
import { TextButton } from '@/components/ui/TextButton';
import { useQueryParameter } from '@/lib/hooks/useQueryParameter';
import { type ComparedModel, comparedModels, toggledModels } from '@/lib/runtime/droneComparison';
import { printAlone } from '@/lib/runtime/printAlone';
import { withParameters } from '@/lib/runtime/queryParameters';
import type { ComparisonLabels } from '@/lib/schema/drones';
import classes from './DroneCompare.module.css';

type DroneCompareProps = { models: ComparedModel[]; labels: ComparisonLabels; unpublished: string };

const ID = 'compare';

export function DroneCompare({ models, labels, unpublished }: DroneCompareProps) {
  const root = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState(true);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const all = models.map(({ model }) => model);
  const [chosen, write] = useQueryParameter('compare', (text) => comparedModels(all, text));

  const link = () => {
    const text = chosen.length < all.length ? chosen.join() : null;
    return location.origin + withParameters(location.pathname, { compare: text }, ID);
  };

  return (
    <div id={ID} ref={root} className={classes.root}>
      <h3 id={`${ID}-title`} className={classes.title}>
        {labels.title}
      </h3>
      <div className={classes.controls} data-scripted>
        <CompareChoice
          models={models}
          chosen={chosen}
          labels={labels}
          onToggle={(model) => write(toggledModels(all, chosen, model), { how: 'replace' })}
        />
        <div className={classes.switches}>
          <Switch label={labels.markDifferences} on={marked} onToggle={() => setMarked(!marked)} />
          <Switch
            label={labels.onlyDifferences}
            on={onlyDifferent}
            onToggle={() => setOnlyDifferent(!onlyDifferent)}
          />
        </div>
      </div>
      <ComparisonTable
        key={chosen.join()}
        models={models.filter(({ model }) => chosen.includes(model))}
        marked={marked}
        onlyDifferent={onlyDifferent}
        labels={labels}
        unpublished={unpublished}
        titleId={`${ID}-title`}
      />
      <div className={classes.foot}>
        <p>{labels.note}</p>
        <div className={classes.actions} data-scripted>
          <CopyButton labels={labels.copy} text={link} />
          <TextButton icon="print" onClick={() => root.current && printAlone(root.current)}>
            {labels.print}
          </TextButton>
        </div>
      </div>
    </div>
  );
}
