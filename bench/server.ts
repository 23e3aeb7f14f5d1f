/** Runs the product in a process of its own, so that its memory is separate and the measurement does not slow it down. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startServer } from '../scripts/serve.ts';
import { root } from '../scripts/support/install.mjs';
import { lean, onceOrphaned } from '../scripts/support/run.mjs';

const readyPattern = /^ready (http:\S+)$/;

export interface ServerProcess {
  origin: string;
  pid: number;
  /** Time from the start until the server is ready. */
  readyMs: number;
  stop(): Promise<void>;
}

async function readyOrigin(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the server has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = readyPattern.exec(line)?.[1];
    if (origin !== undefined) return origin;
  }
  throw new Error('the server ended before it was ready');
}

/** Starts the built product on existing data. @param inspectorPort port of workerd's inspector */
export async function startProcess(dataDir: string, dist: string, inspectorPort?: number): Promise<ServerProcess> {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      ...lean.flags,
      join(root, 'bench/server.ts'),
      dataDir,
      dist,
      ...(inspectorPort === undefined ? [] : [String(inspectorPort)]),
    ],
    {
      cwd: root,
      env: { ...process.env, ...lean.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const origin = await readyOrigin(child);
  child.stdout?.resume();
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { origin, pid: child.pid ?? 0, readyMs: performance.now() - begun, stop };
}

if (import.meta.main) {
  const [dataDir, dist, inspectorPort] = process.argv.slice(2);
  if (dataDir === undefined || dist === undefined) throw new Error('usage: bench/server.ts <data> <dist>');
  // Without the scheduled run, which would affect a series by chance.
  const inspector = inspectorPort === undefined ? {} : { inspectorPort: Number(inspectorPort), isTimed: false };
  const server = await startServer({ port: 0, dataDir, dist, demo: false, quiet: true, ...inspector });
  const end = async (): Promise<void> => {
    await server.stop();
    process.exit(0);
  };
  onceOrphaned(() => void end());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
  console.log(`ready ${server.origin}`);
}
