import { lineName, measurementWords } from '@/lib/lines/lineWords';
import type { MeasuredLine } from '@/lib/lines/measureLines';
import type { LineLabels } from '@/lib/schema/line';

export type Visit = { page: string; time: string; online: boolean; browser: string };

export function lineReport(
  lines: readonly MeasuredLine[],
  baseAddress: string | null,
  labels: LineLabels,
  visit: Visit,
) {
  const { panel, report } = labels;
  const rows = lines.map(({ number, address, measurement }) => {
    const words = measurementWords(measurement, address === baseAddress, labels);
    const ms = 'elapsedMs' in measurement ? ` ${measurement.elapsedMs} ms` : '';
    return `${lineName(number, labels)} ${address} ${words}${ms}`;
  });
  return [
    panel.title,
    ...rows,
    `${report.page}：${visit.page}`,
    `${report.time}：${visit.time}`,
    `${report.network}：${visit.online ? report.online : report.offline}`,
    `${report.browser}：${visit.browser}`,
  ].join('\n');
}
