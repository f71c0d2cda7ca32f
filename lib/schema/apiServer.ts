import type { API_SERVERS_MAX } from '@/lib/backend/parseApiServers';

export type ApiServerLabels = {
  /** In the footer; {name} and {ms} stand for the server's name and how long it took. */
  chosen: string;
  /** The default server's name; the footer shows it without a time. */
  defaultName: string;
  /** {number} stands for one of the numerals. */
  name: string;
  /** One for each server that boce.json may list. */
  numerals: readonly string[] & { length: typeof API_SERVERS_MAX };
  open: string;
  openFailed: string;
  /** {total} and {good} stand for how many servers there are and answer, {error} for why boce.json could not be read. */
  panel: Record<
    'title' | 'close' | 'measuring' | 'measured' | 'listFailed' | 'again' | 'copy' | 'copied' | 'copyByHand',
    string
  >;
  /** `blocked`: its answer carries no Access-Control-Allow-Origin. {status} stands for the status, as in 500. */
  results: Record<
    'checking' | 'ok' | 'inUse' | 'timeout' | 'unreachable' | 'stopped' | 'blocked' | 'status',
    string
  >;
  report: Record<'page' | 'time' | 'network' | 'online' | 'offline' | 'browser', string>;
};
