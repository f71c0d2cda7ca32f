/** Runs the task if its module is the script that was started; prints why it failed. */
export async function runIfMain(file: NodeModule, run: () => unknown) {
  if (require.main !== file) return;
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
