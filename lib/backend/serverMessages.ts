import type { ApiServerChoice } from '@/lib/backend/chooseApiServer';
import type { MeasuredServer, Measurement } from '@/lib/backend/measureApiServers';
import type { ApiServerLabels } from '@/lib/schema/apiServer';
import { fill } from '@/lib/text/fill';

export function serverName(number: number | null, labels: ApiServerLabels) {
  return number === null ? labels.defaultName : fill(labels.name, { number });
}

export function measurementMessage(measurement: Measurement, inUse: boolean, { results }: ApiServerLabels) {
  const status = measurement.kind === 'status' ? String(measurement.status) : '';
  const words = fill(results[measurement.kind], { status });
  if (!inUse) return words;
  return measurement.kind === 'ok' ? results.inUse : `${results.inUse} · ${words}`;
}

export function serverStateMessage({ server }: ApiServerChoice, labels: ApiServerLabels) {
  if (!server) return labels.defaultName;
  const { number, elapsedMs } = server;
  return fill(labels.chosen, { name: serverName(number, labels), ms: elapsedMs });
}

export function serverReport(
  servers: readonly MeasuredServer[],
  baseAddress: string | null,
  labels: ApiServerLabels,
) {
  const { panel, report } = labels;
  const rows = servers.map(({ number, address, measurement }) => {
    const words = measurementMessage(measurement, address === baseAddress, labels);
    return `${serverName(number, labels)} ${address} ${words} ${measurement.elapsedMs} ms`;
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
