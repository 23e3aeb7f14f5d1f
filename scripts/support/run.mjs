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
 * Calls `end` once the process that started this one has ended, or the one above it: a killed npm leaves its children running.
 *
 * @param {() => void} end
 */
export const onceOrphaned = (end) => {
  const started = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === started) return;
    clearInterval(watch);
    end();
  }, 1000);
  watch.unref();
};

/** Runs a script of the project with a modern Node, forwards signals and its own end, and resolves with the script's exit code. */
export const runScript = (script, args = [], { flags = [], env = {} } = {}) =>
  new Promise((resolve) => {
    const child = spawn(modernNode(), ['--disable-warning=ExperimentalWarning', ...flags, script, ...args], {
      cwd: root,
      env: { ...toolEnv(), ...env },
      stdio: 'inherit',
    });
    const forward = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    onceOrphaned(() => child.kill('SIGTERM'));
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      resolve(code ?? (signal ? 130 : 1));
    });
  });
