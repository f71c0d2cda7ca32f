export type ApiServerLabels = {
  /** In the footer; {name} and {ms} stand for the server's name and how long it took. */
  chosen: string;
  /** The default server's name; the footer shows it without a time. */
  defaultName: string;
  /** {number} stands for the server's place in boce.json. */
  name: string;
  open: string;
  openFailed: string;
  /** {error} stands for why boce.json could not be read. */
  panel: Record<
    'title' | 'close' | 'measuring' | 'measured' | 'listFailed' | 'again' | 'copy' | 'copied' | 'copyByHand',
    string
  >;
  /** `blocked`: its answer carries no Access-Control-Allow-Origin. {status} stands for the status, as in 500. */
  results: Record<'ok' | 'inUse' | 'timeout' | 'unreachable' | 'stopped' | 'blocked' | 'status', string>;
  report: Record<'page' | 'time' | 'network' | 'online' | 'offline' | 'browser', string>;
};
