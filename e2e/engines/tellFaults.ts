/** Runs in the page before all else, as text; tells its server every error, also where no protocol reports them. */
export function tellFaults(path: string) {
  let left = false;
  // A page that is left drops what it has asked for, which Firefox counts as faults.
  addEventListener('beforeunload', () => {
    left = true;
  });
  function tell(fault: string) {
    if (!left) navigator.sendBeacon(path, `${fault} (${location.pathname})`);
  }
  addEventListener(
    'error',
    (event) => {
      const { target } = event as { target: EventTarget | null };
      if (target === window)
        tell(`uncaught: ${(event as ErrorEvent).message} ${(event as ErrorEvent).filename}`);
      else
        tell(
          `not loaded: ${(target as HTMLImageElement).currentSrc || (target as Element).outerHTML.slice(0, 200)}`,
        );
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${reason?.stack ?? reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...values: unknown[]) => {
    tell(`console: ${values.map((value) => (value as Error)?.stack ?? String(value)).join(' ')}`);
    error.apply(console, values);
  };
}
