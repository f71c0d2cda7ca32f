/** Runs it where its file is the script that was started, and not where the file is imported. */
export async function asScript(file: NodeModule, run: () => unknown) {
  if (require.main !== file) return;
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
