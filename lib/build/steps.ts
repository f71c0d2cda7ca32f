export type Step = { name: string; run: () => unknown };

function seconds(since: number) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  for (const [index, { name, run }] of steps.entries()) {
    const position = `${index + 1}/${steps.length}`;
    console.log(`\n▶ ${position} ${name}`);
    const start = performance.now();
    try {
      await run();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      console.error(`✘ ${position} ${name} failed after ${seconds(start)}; what follows was not run`);
      return false;
    }
    console.log(`✔ ${position} ${name} ${seconds(start)}`);
  }
  return true;
}
