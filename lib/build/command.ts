import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export async function runTool(name: string, args: readonly string[], env: Record<string, string> = {}) {
  const command = join('node_modules/.bin', name);
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code, signal] = await once(child, 'close');
  if (code !== 0) throw new Error(`${[name, ...args].join(' ')} 没有成功 / failed (${signal ?? code})`);
}

/** Waits for all of them, so that each can say why it failed. */
export async function runTogether(...runs: Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(runs);
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (reasons.length) throw new Error(reasons.map(({ message }) => message).join('\n'));
}
