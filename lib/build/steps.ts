export type Step = { name: string; run: () => unknown };

export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  for (const [index, { name, run }] of steps.entries()) {
    const step = `${index + 1}/${steps.length} ${name}`;
    console.log(`\n▶ ${step}`);
    console.time(`✔ ${step}`);
    try {
      await run();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      console.error(`✘ ${step}：没有成功，后面的没有运行 / failed, and what follows was not run`);
      return false;
    }
    console.timeEnd(`✔ ${step}`);
  }
  return true;
}
