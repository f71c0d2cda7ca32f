export async function runIfMain(file: NodeModule, run: () => unknown) {
  if (require.main !== file) return;
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
