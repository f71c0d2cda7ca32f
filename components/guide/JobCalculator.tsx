'use client';

import { type ReactNode, useState } from 'react';
import { NumberWithUnit } from '@/components/ui/NumberWithUnit';
import { TextLink } from '@/components/ui/TextLink';
import { INPUTS, JOBS, type Job, jobAmounts, type Quantity, type Tank } from '@/lib/drones/jobSums';
import { readDraft, writeDraft } from '@/lib/enquiry/draft';
import { useLazyModuleOnMount } from '@/lib/hydration/useLazyModule';
import type { JobContent } from '@/lib/schema/guide';
import { withQueryParameters } from '@/lib/url/queryParameters';
import classes from './JobCalculator.module.css';

const loadField = () => import('@/components/guide/JobField');

type JobCalculatorProps = { job: Job; content: JobContent; tanks: Tank[]; notes?: ReactNode };

export function JobCalculator({ job, content, tanks, notes }: JobCalculatorProps) {
  const { exampleNote, changeNote, quantities, example, problem, unknown } = content;
  const { title, ask } = content.jobs[job];
  const { module } = useLazyModuleOnMount(loadField);
  const [typed, setTyped] = useState<Partial<typeof example>>({});
  const values = { ...example, ...typed };
  const amounts = jobAmounts(values, tanks);
  const sums = JOBS[job];
  const [size] = sums[0];

  const amountText = (name: Quantity) => {
    const amount = amounts[name]?.toLocaleString('zh-CN', { maximumFractionDigits: 12 }) ?? unknown;
    return name === 'tank' ? `${values.tank} ${amount}` : amount;
  };

  // Passed in the draft, because in the URL anybody could write a sentence for the visitor to send.
  const handOver = () => {
    if (!(size in typed) || !amounts[size]) return;
    writeDraft({ ...readDraft(), size: `${amounts[size]} ${quantities[size].unit}` });
  };

  const term = (name: Quantity) => {
    const { label, unit } = quantities[name];
    const input = INPUTS.find((each) => each === name);
    if (module && input) {
      return (
        <module.JobField
          label={label}
          unit={unit}
          value={values[input]}
          tanks={input === 'tank' ? tanks : undefined}
          error={values[input].trim() && amounts[name] === null ? problem : undefined}
          onType={(value) => setTyped({ ...typed, [input]: value })}
        />
      );
    }
    return (
      <span className={classes.term} data-text="small">
        {label}
        <span className={classes.amount}>
          <NumberWithUnit value={amountText(name)} unit={unit} />
        </span>
      </span>
    );
  };

  return (
    <section aria-labelledby={`job-${job}`}>
      <h4 id={`job-${job}`} data-text="lead">
        {title}
        {!Object.keys(typed).length && (
          <span className={classes.example} data-text="label">
            {exampleNote}
            <span data-scripted>{changeNote}</span>
          </span>
        )}
      </h4>
      {sums.map(([left, sign, right, result]) => (
        <div key={result} className={classes.sum}>
          {term(left)}
          <div className={classes.step}>
            <span className={classes.sign}>{sign}</span>
            {term(right)}
          </div>
          <output className={classes.step}>
            <span className={classes.sign}>=</span>
            {term(result)}
          </output>
        </div>
      ))}
      <div data-text="label">{notes}</div>
      <TextLink
        link={{ title: ask.title, path: withQueryParameters(ask.path, { query: job }) }}
        onClick={handOver}
        data-above="6"
      />
    </section>
  );
}
