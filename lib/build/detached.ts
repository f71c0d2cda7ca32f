/** A copy that keeps nothing else alive: V8 holds a whole page in memory for each piece that was cut from it. */
export function detached<T>(value: T): T {
  return structuredClone(value);
}
