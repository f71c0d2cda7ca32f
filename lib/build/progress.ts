const LINES = 4;
/** What has fewer parts says all at its end. */
const FEW = 10;

type Output = { isTTY?: boolean; write: (text: string) => unknown };

/** Says how far a long step is: in a terminal as one line that changes, elsewhere in a few lines. */
export function progressOf(what: string, all: number, output: Output = process.stdout) {
  let done = 0;
  const quarter = () => Math.floor((done * LINES) / all);
  return () => {
    const before = quarter();
    done += 1;
    const text = `${what} ${done}/${all}`;
    if (!output.isTTY) {
      if (all >= FEW && quarter() > before) output.write(`${text}\n`);
      // The cursor stays at the beginning: another process may write there meanwhile.
    } else output.write(done < all ? `\u001b[K${text}\r` : '\u001b[K');
  };
}
