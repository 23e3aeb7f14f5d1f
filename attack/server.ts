/** Runs the product in a process of its own, which the attack can kill and restart. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Server, startServer } from '../scripts/serve.ts';
import { restoreDemo } from '../scripts/support/server/filled.ts';
import { freePort } from '../scripts/support/server/free-port.ts';
import { root } from '../scripts/support/install.mjs';
import { onceOrphaned } from '../scripts/support/run.mjs';
import { type CrashableTarget, sendTo } from './target.ts';

interface Query {
  id: number;
  sql: string;
  values: readonly unknown[];
}
type Message = { ready: string } | { failed: string } | { id: number; rows?: unknown[]; error?: string };

/** A process that serves the folder; it is the leader of a process group, so that a kill ends all of it. */
const forkServer = (dataDir: string, port: number): ChildProcess =>
  fork(join(root, 'attack/server.ts'), [dataDir, String(port)], {
    cwd: root,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** @returns a function that queries the database inside of the running process */
async function connectDatabase(child: ChildProcess): Promise<CrashableTarget['rows']> {
  const waiting = new Map<number, (message: Message) => void>();
  let asked = 0;
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: Message) => {
      if ('ready' in message) resolve();
      else if ('failed' in message) reject(new Error(message.failed));
      else waiting.get(message.id)?.(message);
    });
    child.once('exit', () => {
      reject(new Error('the server ended before it was ready'));
      for (const [id, answer] of waiting) answer({ id, error: 'the server has exited' });
    });
  });
  await ready;
  return <Row>(sql: string, ...values: unknown[]) =>
    new Promise<Row[]>((resolve, reject) => {
      asked += 1;
      const query: Query = { id: asked, sql, values };
      waiting.set(asked, (message) => {
        waiting.delete(query.id);
        if ('rows' in message && message.rows !== undefined) resolve(message.rows as Row[]);
        else reject(new Error('error' in message ? message.error : 'no answer'));
      });
      child.send(query);
    });
}

/** Starts the built product with the demo in a separate folder, which `stop()` deletes. */
export async function startTarget(): Promise<CrashableTarget & { origin: string; stop(): Promise<void> }> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const dataDir = mkdtempSync(join(root, '.cache/attack-'));
  let child: ChildProcess | undefined;
  const endGroup = (): void => {
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const clean = (): void => {
    endGroup();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', clean);
  await restoreDemo(dataDir);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let rows: CrashableTarget['rows'] = () => Promise.reject(new Error('the server has not started'));
  const restart = async (): Promise<void> => {
    child = forkServer(dataDir, port);
    rows = await connectDatabase(child);
  };
  const kill = async (): Promise<void> => {
    const exited = child === undefined ? undefined : once(child, 'exit');
    endGroup();
    await exited;
  };
  await restart();
  const stop = async (): Promise<void> => {
    await kill();
    process.off('exit', clean);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  };
  return { origin, send: sendTo(origin), rows: (sql, ...values) => rows(sql, ...values), kill, restart, stop };
}

async function serve(dataDir: string, port: number): Promise<void> {
  const send = (message: Message): void => void process.send?.(message);
  let server: Server | undefined;
  onceOrphaned(() => void (server?.stop() ?? Promise.resolve()).finally(() => process.exit(0)));
  try {
    server = await startServer({ dataDir, port, demo: false, quiet: true });
    const { database, origin } = server;
    process.on('message', ({ id, sql, values }: Query) => {
      database
        .prepare(sql)
        .bind(...values)
        .all()
        .then(({ results }) => send({ id, rows: results }))
        .catch((error: unknown) => send({ id, error: String(error) }));
    });
    send({ ready: origin });
  } catch (error) {
    send({ failed: String(error) });
  }
}

if (import.meta.main) {
  const [dataDir = '', port = ''] = process.argv.slice(2);
  await serve(dataDir, Number(port));
}
