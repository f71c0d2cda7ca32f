import { spawn } from 'node:child_process';
import { join } from 'node:path';

type Environment = Record<string, string>;

export function runCommand(command: string, args: readonly string[], env: Environment = {}) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? `code ${code}`}`));
    });
  });
}

export function runTool(name: string, args: readonly string[], env?: Environment) {
  return runCommand(join('node_modules/.bin', name), args, env);
}

/** Waits for all of them, so that each can say why it failed; says which did. */
export async function runTogether(runs: Readonly<Record<string, Promise<unknown>>>) {
  const outcomes = await Promise.allSettled(Object.values(runs));
  const failed = Object.keys(runs).filter((_, index) => outcomes[index]?.status === 'rejected');
  if (failed.length) throw new Error(`${failed.join(', ')} failed`);
}

export function runScripts(scripts: readonly string[]) {
  return runTogether(
    Object.fromEntries(scripts.map((script) => [script, runTool('tsx', [join('lib/build', script)])])),
  );
}
