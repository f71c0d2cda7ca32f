import type { CSSProperties } from 'react';
import { PhoneDisclosure } from '@/components/ui/PhoneDisclosure';
import { Text } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import { TextWithNumbers } from '@/components/ui/TextWithNumbers';
import type { DroneParameter, DronesContent } from '@/lib/schema/drones';
import classes from './Comparison.module.css';

/** A table of the parameters known for most models. On phones it is closed at first. */
export function Comparison({ models, comparison, unpublished }: DronesContent) {
  const { title, same, item, rows, bars, note, ask } = comparison;
  const parameters = models.map(({ basic, flight }) => [...basic, ...flight]);
  const marks = { ...comparison, unpublished };
  return (
    <div className={classes.root}>
      <PhoneDisclosure id="compare" heading={<h3 data-text="h3">{title}</h3>}>
        <p data-text="small">
          <TextWithNumbers text={same} />
        </p>
        <table
          aria-label={title}
          className={classes.table}
          style={{ '--models': models.length } as CSSProperties}
        >
          <thead>
            <tr>
              <th scope="col">{item}</th>
              {models.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const values = parameters.flatMap(
                (each) => each.find((parameter) => parameter.item === row) ?? [],
              );
              const lengths = bars.includes(row) ? barLengths(values) : [];
              return (
                <tr key={row}>
                  <th scope="row">{row}</th>
                  {models.map(({ name }, index) => (
                    <td key={name}>
                      <Value {...values[index]} marks={marks} />
                      {lengths[index] !== undefined && (
                        <svg aria-hidden="true" focusable="false" className={classes.bar}>
                          <line
                            x2={`${lengths[index]}%`}
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
          </tbody>
        </table>
        <div data-row="4" data-above="2">
          <Text data-text="label" text={note} />
          <span data-text="small" data-not-printed>
            <TextLink link={ask} />
          </span>
        </div>
      </PhoneDisclosure>
    </div>
  );
}

function barLengths(values: DroneParameter[]) {
  const amounts = values.map(({ value }) => Number.parseFloat(String(value)) || 0);
  const longest = Math.max(...amounts) || 1;
  return amounts.map((amount) => (100 * amount) / longest);
}

type ValueProps = Partial<DroneParameter> & {
  marks: Record<'unpublished' | 'unpublishedMark' | 'versionMark', string>;
};

function Value({ value, version, marks }: ValueProps) {
  if (!value) return <Mark mark={marks.unpublishedMark} meaning={marks.unpublished} />;
  return (
    <>
      <TextWithNumbers text={[value].flat().join('；')} />
      {version && <Mark mark={marks.versionMark} meaning={version} />}
    </>
  );
}

/** Screen readers hear the meaning of the mark; others find it below the table. */
function Mark({ mark, meaning }: { mark: string; meaning: string }) {
  return (
    <>
      <span aria-hidden="true">{mark}</span>
      <span data-visually-hidden>{meaning}</span>
    </>
  );
}
