import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';

const START_MS = 30_000;

export type Environment = Readonly<Record<string, string>>;

/** Starts a program that stays until this process ends, and waits for the line that says that it is ready. */
export function startAndWait(command: string, args: readonly string[], ready: RegExp, env: Environment = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  child.unref();
  const written: string[] = [];
  const stop = () => {
    process.off('exit', stop);
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  process.once('exit', stop);
  return new Promise<{ said: RegExpExecArray; stop: () => void }>((resolve, reject) => {
    const fail = (why: string) => {
      stop();
      reject(new Error([`${command} ${why}`, ...written.slice(-5)].join('\n')));
    };
    const timer = setTimeout(fail, START_MS, `was not ready after ${START_MS / 1000} s`);
    child.on('error', ({ message }) => fail(message));
    child.on('close', (code) => fail(`ended with ${code}`));
    for (const stream of [child.stdout, child.stderr]) {
      (stream as Socket).unref();
      createInterface(stream).on('line', (line) => {
        written.push(line);
        const said = ready.exec(line);
        if (!said) return;
        clearTimeout(timer);
        resolve({ said, stop });
      });
    }
  });
}
