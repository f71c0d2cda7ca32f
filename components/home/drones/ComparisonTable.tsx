import { Fragment } from 'react';
import { SideScroller } from '@/components/ui/SideScroller';
import { TextWithNumbers } from '@/components/ui/TextWithNumbers';
import {
  barLengths,
  type ComparedModel,
  type ComparedValue,
  comparisonRows,
} from '@/lib/drones/droneComparison';
import type { ComparisonLabels } from '@/lib/schema/drones';
import classes from './ComparisonTable.module.css';

type ComparisonTableProps = {
  models: ComparedModel[];
  marked: boolean;
  /** Null where the style sheet decides: phones open on the differences. */
  onlyDifferent: boolean | null;
  labels: ComparisonLabels;
  unpublished: string;
  titleId: string;
};

export function ComparisonTable({ models, labels, unpublished, titleId, ...shown }: ComparisonTableProps) {
  const rows = comparisonRows(models);
  return (
    <SideScroller labelledBy={titleId}>
      <table
        aria-labelledby={titleId}
        data-only-different={shown.onlyDifferent ?? 'phone'}
        className={classes.table}
      >
        <thead>
          <tr>
            <th scope="col">{labels.item}</th>
            {models.map(({ model, name }) => (
              <th key={model} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, values, differs }) => {
            const bars = labels.bars.includes(item) ? barLengths(values) : [];
            return (
              <tr
                key={item}
                hidden={!differs && shown.onlyDifferent === true}
                data-different={differs && shown.marked}
                data-equal={!differs || undefined}
              >
                <th scope="row">
                  {item}
                  {differs && shown.marked && <span data-visually-hidden>{labels.differs}</span>}
                </th>
                {models.map(({ model }, index) => (
                  <td key={model}>
                    <Facts
                      {...(values[index] ?? { value: null })}
                      labels={labels}
                      unpublished={unpublished}
                    />
                    {bars[index] !== undefined && (
                      <svg aria-hidden="true" focusable="false" className={classes.bar}>
                        <line
                          x2={`${bars[index]}%`}
                          y1="50%"
                          y2="50%"
                          data-version={Boolean(values[index]?.version)}
                        />
                      </svg>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
          {!rows.some(({ differs }) => differs) && (
            <tr hidden={!shown.onlyDifferent}>
              <td colSpan={models.length + 1}>{labels.noDifference}</td>
            </tr>
          )}
        </tbody>
      </table>
    </SideScroller>
  );
}

type FactsProps = ComparedValue & { labels: ComparisonLabels; unpublished: string };

function Facts({ value, version, labels, unpublished }: FactsProps) {
  if (value === null || value === unpublished) {
    return (
      <>
        <Mark mark={labels.unpublishedMark} meaning={unpublished} />
        {version && (
          <span className={classes.remark}>
            <TextWithNumbers text={version} />
          </span>
        )}
      </>
    );
  }
  return (
    <>
      {[value].flat().map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && <br />}
          <TextWithNumbers text={fact} />
        </Fragment>
      ))}
      {version && <Mark mark={labels.versionMark} meaning={version} />}
    </>
  );
}

/** What a sign stands for is explained at the foot of the table, and said here to those who hear it. */
function Mark({ mark, meaning }: { mark: string; meaning: string }) {
  return (
    <>
      <span aria-hidden="true">{mark}</span>
      <span data-visually-hidden>{meaning}</span>
    </>
  );
}
