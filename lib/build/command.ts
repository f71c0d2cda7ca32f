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

/** Runs scripts of lib/build beside each other; says which failed when all have ended, and each has said why. */
export async function runTogether(scripts: readonly string[]) {
  const runs = scripts.map((script) => runTool('tsx', [join('lib/build', script)]));
  const outcomes = await Promise.allSettled(runs);
  const failed = scripts.filter((_, index) => outcomes[index]?.status === 'rejected');
  if (failed.length) throw new Error(`${failed.join(', ')} failed`);
}

/** Runs a tool of this project with its output shown; fails as it fails. */
export function runTool(name: string, args: readonly string[], env?: Environment) {
  return runCommand(join('node_modules/.bin', name), args, env);
}
