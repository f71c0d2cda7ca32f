import { FigureText } from '@/components/ui/FigureText';
import { SideScroller } from '@/components/ui/SideScroller';
import {
  type ComparedModel,
  type ComparedValue,
  comparisonRows,
  isComparable,
} from '@/lib/drones/droneComparison';
import type { ComparisonLabels } from '@/lib/schema/drones';
import classes from './ComparisonTable.module.css';

type ComparisonTableProps = {
  models: ComparedModel[];
  marked: boolean;
  onlyDifferent: boolean;
  labels: ComparisonLabels;
  unpublished: string;
  titleId: string;
};

export function ComparisonTable({ models, labels, unpublished, titleId, ...shown }: ComparisonTableProps) {
  const rows = comparisonRows(models).filter(({ differs }) => differs || !shown.onlyDifferent);
  return (
    <SideScroller labelledBy={titleId}>
      <table aria-labelledby={titleId} className={classes.table}>
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
          {rows.map(({ item, values, differs }) => (
            <tr key={item}>
              <th scope="row">
                {item}
                {differs && shown.marked && <span className={classes.spoken}>{labels.differs}</span>}
              </th>
              {models.map(({ model }, index) => {
                const value = values[index] ?? { value: null };
                const marked = differs && shown.marked && isComparable(value);
                return (
                  <td key={model} data-different={marked || undefined}>
                    <Facts {...value} unpublished={unpublished} />
                  </td>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={models.length + 1}>{labels.noDifference}</td>
            </tr>
          )}
        </tbody>
      </table>
    </SideScroller>
  );
}

function Facts({ value, version, unpublished }: ComparedValue & { unpublished: string }) {
  const remark = value === null ? unpublished : version;
  return (
    <>
      {[value ?? []].flat().map((fact) => (
        <span key={fact} className={classes.fact}>
          <FigureText text={fact} />
        </span>
      ))}
      {remark && <span className={classes.remark}>{remark}</span>}
    </>
  );
}
