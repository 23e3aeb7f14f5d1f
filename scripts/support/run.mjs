import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { modernNode, root, toolEnv } from './install.mjs';

/** Settings for a process that mostly waits. Releasing memory at once slows it down little and saves 110 of 310 MB. */
export const lean = {
  flags: ['--max-semi-space-size=1'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '65536' },
};

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Ids of the parent process and, if the system reports it, of its parent, since npm starts a shell in between. */
const ancestors = () => {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return String(process.ppid);
  }
};

/**
 * Runs a script of the project with a modern Node, forwards signals, and resolves with its exit code. It also ends the script when the
 * process that started it has ended (a killed npm leaves its children running).
 */
export const runScript = (script, args = [], { flags = [], env = {} } = {}) =>
  new Promise((resolve) => {
    const child = spawn(modernNode(), ['--disable-warning=ExperimentalWarning', ...flags, script, ...args], {
      cwd: root,
      env: { ...toolEnv(), ...env },
      stdio: 'inherit',
    });
    const forward = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    const started = ancestors();
    const watch = setInterval(() => {
      if (ancestors() !== started) child.kill('SIGTERM');
    }, 1000);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, forward);
      resolve(code ?? (signal ? 130 : 1));
    });
  });
