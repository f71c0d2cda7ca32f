import type { LineChoice } from '@/lib/backend/chooseLine';
import type { MeasuredLine, Measurement } from '@/lib/backend/measureLines';
import type { LineLabels } from '@/lib/schema/line';

export function lineName(number: number | null, labels: LineLabels) {
  if (number === null) return labels.defaultName;
  return labels.name.replace('{number}', labels.numerals[number - 1] ?? String(number));
}

export function measurementMessage(measurement: Measurement, inUse: boolean, { results }: LineLabels) {
  const status = measurement.kind === 'status' ? String(measurement.status) : '';
  const words = results[measurement.kind].replace('{status}', status);
  if (!inUse) return words;
  return measurement.kind === 'ok' ? results.inUse : `${results.inUse} · ${words}`;
}

export function lineStateMessage({ line }: LineChoice, labels: LineLabels) {
  if (!line) return labels.defaultName;
  const { number, elapsedMs } = line;
  return labels.chosen.replace('{name}', lineName(number, labels)).replace('{ms}', String(elapsedMs));
}

export function measuredMessage(lines: readonly MeasuredLine[], { panel }: LineLabels) {
  const good = lines.filter(({ measurement }) => measurement.kind === 'ok').length;
  return panel.measured.replace('{total}', String(lines.length)).replace('{good}', String(good));
}

export function lineReport(lines: readonly MeasuredLine[], baseAddress: string | null, labels: LineLabels) {
  const { panel, report } = labels;
  const rows = lines.map(({ number, address, measurement }) => {
    const words = measurementMessage(measurement, address === baseAddress, labels);
    const ms = 'elapsedMs' in measurement ? ` ${measurement.elapsedMs} ms` : '';
    return `${lineName(number, labels)} ${address} ${words}${ms}`;
  });
  return [
    panel.title,
    ...rows,
    `${report.page}：${location.href}`,
    `${report.time}：${new Date().toLocaleString('zh-CN')}`,
    `${report.network}：${navigator.onLine ? report.online : report.offline}`,
    `${report.browser}：${navigator.userAgent}`,
  ].join('\n');
}
