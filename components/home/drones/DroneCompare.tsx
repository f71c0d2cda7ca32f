'use client';

import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { ComparisonTable } from '@/components/home/drones/ComparisonTable';
import { Clauses } from '@/components/ui/Clauses';
import { CopyButton } from '@/components/ui/CopyButton';
import { TextButton } from '@/components/ui/TextButton';
import { TextLink } from '@/components/ui/TextLink';
import { printAlone } from '@/lib/device/printAlone';
import { type ComparedModel, comparedModels, toggledModels } from '@/lib/drones/droneComparison';
import { useLoaded } from '@/lib/motion/useOnDemand';
import type { ComparisonLabels } from '@/lib/schema/drones';
import { withQueryParameters } from '@/lib/url/queryParameters';
import { useQueryParameter } from '@/lib/url/useQueryParameter';
import classes from './DroneCompare.module.css';

type DroneCompareProps = { models: ComparedModel[]; labels: ComparisonLabels; unpublished: string };

const ID = 'compare';

/** Where ComparisonTable.module.css shows the differences alone until the switch says otherwise. */
const OPENS_ON_DIFFERENCES = 'screen and (max-width: 47.99em)';

const loadControls = () => import('@/components/home/drones/CompareControls');

export function DroneCompare({ models, labels, unpublished }: DroneCompareProps) {
  const root = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState(true);
  const [switched, setSwitched] = useState<boolean | null>(null);
  const opensOnDifferences = useMediaQuery(OPENS_ON_DIFFERENCES);
  const { part } = useLoaded(loadControls);
  const all = models.map(({ model }) => model);
  const [chosen, write] = useQueryParameter('compare', (text) => comparedModels(all, text));
  const isSelection = chosen.length < all.length;
  const onlyDifferent = switched ?? (isSelection ? false : null);
  const showsDifferences = onlyDifferent ?? opensOnDifferences;

  const link = () => {
    const text = isSelection ? chosen.join() : null;
    return location.origin + withQueryParameters(location.pathname, { compare: text }, ID);
  };

  return (
    <div id={ID} ref={root} className={classes.root}>
      <h3 id={`${ID}-title`} data-type="h3">
        {labels.title}
      </h3>
      <div className={classes.controls} data-row="7" data-type="small" data-scripted>
        {part && (
          <part.CompareControls
            models={models}
            chosen={chosen}
            labels={labels}
            onToggle={(model) => {
              setSwitched(showsDifferences);
              write(toggledModels(all, chosen, model), { how: 'replace' });
            }}
            marked={{ on: marked, onToggle: () => setMarked(!marked) }}
            onlyDifferent={{ on: showsDifferences, onToggle: () => setSwitched(!showsDifferences) }}
          />
        )}
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
      <div className={classes.foot} data-row="7">
        <p data-type="label">
          <Clauses text={labels.note} />
        </p>
        <span data-type="small" data-not-printed>
          <TextLink href={labels.ask.path}>{labels.ask.title}</TextLink>
        </span>
        <div data-row="6" data-scripted>
          <CopyButton labels={labels.copy} text={link} />
          <TextButton icon="print" onClick={() => root.current && printAlone(root.current)}>
            {labels.print}
          </TextButton>
        </div>
      </div>
    </div>
  );
}
