'use client';

import { CalculatorResult } from '@/components/home/ecosystem/CalculatorResult';
import { Clauses } from '@/components/ui/Clauses';
import { CopyButton } from '@/components/ui/CopyButton';
import { TextLink } from '@/components/ui/TextLink';
import { canonicalHref } from '@/lib/address/address';
import { oneOf, withParameters } from '@/lib/address/queryParameters';
import { useAddressDraft } from '@/lib/address/useAddressDraft';
import { useQueryParameter } from '@/lib/address/useQueryParameter';
import { FIELDS, insuranceFigures, readAmounts } from '@/lib/calculator/yieldInsurance';
import { useWhenNear } from '@/lib/motion/useWhenNear';
import type { CalculatorContent } from '@/lib/schema/home/ecosystem';
import classes from './YieldCalculator.module.css';

type YieldCalculatorProps = {
  content: CalculatorContent;
  /** The element that a sent link leads to. */
  hash: string;
};

const UNITS = ['kg', 'jin'] as const;
const readUnit = oneOf(UNITS);

const loadInputs = () => import('@/components/home/ecosystem/CalculatorInputs');

export function YieldCalculator({ content, hash }: YieldCalculatorProps) {
  const { words, isInitial, setWord } = useAddressDraft(content.example);
  const { place, part, failed } = useWhenNear(loadInputs);
  const [unit, writeUnit] = useQueryParameter('unit', readUnit);
  const amounts = readAmounts(words);
  const figures = insuranceFigures(amounts, content.rates);
  const unclear = FIELDS.some((field) => 'problem' in amounts[field]);
  const link = () => {
    const parameters = { ...words, unit: unit === UNITS[0] ? null : unit };
    return location.origin + withParameters(location.pathname, parameters, hash);
  };

  const mu = isInitial || 'problem' in amounts.mu ? null : words.mu;

  return (
    <section aria-labelledby="calculator-title" className={classes.root}>
      <div className={classes.head}>
        <div>
          <h5 id="calculator-title" className={classes.title}>
            {content.title}
          </h5>
          {isInitial && (
            <p className={classes.example} data-scripted>
              {content.exampleNote}
            </p>
          )}
        </div>
        {part && (
          <part.UnitChoice
            label={content.unitLabel}
            units={UNITS}
            names={content.units}
            chosen={unit}
            onChoose={(each) => writeUnit(each, { how: 'replace' })}
          />
        )}
      </div>
      <div data-scripted data-printed>
        <div ref={place} className={classes.fields} aria-busy={!part && !failed}>
          {FIELDS.map((field) => (
            <div key={field} className={classes.field}>
              {part && (
                <part.AmountField
                  field={field}
                  label={content.fields[field]}
                  unit={content.units[unit].of[field]}
                  word={words[field]}
                  amount={amounts[field]}
                  problems={content.problems}
                  onWord={(word) => setWord(field, word)}
                />
              )}
            </div>
          ))}
        </div>
        {failed && <p role="status">{content.failed}</p>}
        <CalculatorResult figures={figures} content={content} />
      </div>
      <div className={classes.formulas}>
        {content.formulas.map((formula) => (
          <p key={formula}>{formula}</p>
        ))}
      </div>
      <div className={classes.notes}>
        {content.notes.map((line) => (
          <p key={line}>
            <Clauses text={line} />
          </p>
        ))}
      </div>
      <div data-scripted className={classes.ways}>
        <CopyButton labels={content.copy} text={link} disabled={unclear} />
        <TextLink href={withParameters(canonicalHref(content.ask.path), { mu })}>
          {content.ask.title}
        </TextLink>
      </div>
    </section>
  );
}
