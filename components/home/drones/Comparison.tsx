import { FactTable } from '@/components/ui/FactTable';
import { PhoneDisclosure } from '@/components/ui/PhoneDisclosure';
import { Text } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import { TextWithNumbers } from '@/components/ui/TextWithNumbers';
import type { DroneParameter, DronesContent } from '@/lib/schema/drones';
import classes from './Comparison.module.css';

export function Comparison({ models, comparison, unpublished }: DronesContent) {
  const { title, same, item, rows, bars, versionMark, note, ask } = comparison;
  const parameters = models.map(({ basic, flight }) => [...basic, ...flight]);
  const compared = rows.map((row) => {
    const values = parameters.flatMap((each) => each.find((parameter) => parameter.item === row) ?? []);
    const lengths = bars.includes(row) ? barLengths(values) : [];
    const cells = values.map(
      (each, index) =>
        each.value && (
          <Value key={models[index]?.name} {...each} versionMark={versionMark} length={lengths[index]} />
        ),
    );
    return { title: row, cells };
  });
  return (
    <div className={classes.root}>
      <PhoneDisclosure id="compare" heading={<h3 data-text="h3">{title}</h3>}>
        <p data-text="small">
          <TextWithNumbers text={same} />
        </p>
        <FactTable
          label={title}
          item={item}
          columns={models.map(({ name }) => name)}
          rows={compared}
          none={unpublished}
        />
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

type ValueProps = DroneParameter & { versionMark: string; length?: number };

function Value({ value, version, versionMark, length }: ValueProps) {
  return (
    <div>
      <TextWithNumbers text={[value].flat().join('；')} />
      {version && (
        // Screen readers hear what the mark means; others find it below the table.
        <>
          <span aria-hidden="true">{versionMark}</span>
          <span data-visually-hidden>{version}</span>
        </>
      )}
      {length !== undefined && (
        <svg aria-hidden="true" className={classes.bar}>
          <line x2={`${length}%`} y1="50%" y2="50%" data-version={Boolean(version)} />
        </svg>
      )}
    </div>
  );
}
