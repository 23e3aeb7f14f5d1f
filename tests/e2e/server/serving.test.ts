/** What `npm start` promises: data that stays, copies side by side, an empty marketplace on request. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pathOf } from '../../../contract/wire/call.ts';
import { downloadMyData } from '../../../contract/user/calls.ts';
import { backup } from '../../../scripts/backup.ts';
import { restore } from '../../../scripts/restore.ts';
import { startServer, type Server } from '../../../scripts/serve.ts';
import { freePort } from '../../../scripts/support/server/free-port.ts';
import { root } from '../../../scripts/support/install.mjs';
import { chats, users } from '../../../demo/index.ts';
import { demoAccount } from '../../support/people/members.ts';

let dataDir: string;
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kervan-serving-'));
});
test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function post(server: Server, path: string, body: unknown): Promise<{ status: number; data: { count?: number } }> {
  const response = await fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const envelope = (await response.json()) as { data?: { count?: number } };
  return { status: response.status, data: envelope.data ?? {} };
}

test('DEMO=0 is an empty marketplace with lookups, two copies run side by side, and a second start keeps the data', async () => {
  test.setTimeout(120_000);
  const first = await startServer({ port: 0, dataDir, demo: false, quiet: true });
  const otherDir = mkdtempSync(join(tmpdir(), 'kervan-serving-'));
  const second = await startServer({ port: 0, dataDir: otherDir, demo: false, quiet: true });
  const person = {
    fullname: 'First Trader',
    email: 'first@kervan.example',
    password: 'Calm-caravan-9',
    phone: null,
    countryId: '0'.repeat(24),
    language: 'EN',
    mailMessageApproval: false,
  };
  try {
    const cards = await post(first, '/api/Company/GetRequestCards', {});
    expect(cards).toMatchObject({ status: 200, data: { count: 0 } });
    const countries = (await (await fetch(`${first.origin}/api/CMSLocations/GetCountries`)).json()) as { data: unknown[] };
    expect(countries.data.length).toBeGreaterThan(200);
    expect((await fetch(`${first.origin}/imports`)).status).toBe(200);
    // Pages are cached in memory only, with no copy on the disk.
    expect(existsSync(join(dataDir, 'v3/cache'))).toBe(false);
    expect(await post(first, '/api/Auth/Register', person)).toMatchObject({ status: 200 });
    const users = (server: Server) => server.database.prepare('SELECT COUNT(*) AS n FROM users').first<number>('n');
    expect(await users(first)).toBe(1);
    expect(await users(second)).toBe(0);
  } finally {
    await first.stop();
    await second.stop();
    rmSync(otherDir, { recursive: true, force: true });
  }

  const again = await startServer({ port: 0, dataDir, demo: false, quiet: true });
  try {
    expect((await fetch(`${again.origin}/api/health`)).status).toBe(200);
    expect(await again.database.prepare('SELECT email FROM users').first<string>('email')).toBe(person.email);
  } finally {
    await again.stop();
  }
});

/** The workerd that a process has started; one of them, if there are several servers in it. */
const workerdOf = (parent: number): number | undefined => {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const line = lines.find((each) => new RegExp(`^\\s*\\d+\\s+${parent}\\s.*workerd\\S* serve `).test(each));
  return line === undefined ? undefined : Number(line.trim().split(' ')[0]);
};
/** An ended process stays in the list until its parent reads its status; if the parent was killed, possibly for ever. */
const isRunning = (pid: number): boolean =>
  execFileSync('ps', ['-axo', 'pid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .some((line) => new RegExp(`^\\s*${pid}\\s+[^Z\\s]`).test(line));
const crash = (): void => void process.kill(workerdOf(process.pid) ?? Number.NaN, 'SIGKILL');

/** The server as a separate process, which a test can kill. */
const spawnServer = (settings: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/serve.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
const kill = async (child: ChildProcess): Promise<void> => {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
};

test('the scheduled run continues after a crash of the runtime, also when the first restart failed', async () => {
  test.setTimeout(120_000);
  const server = await startServer({ port: 0, dataDir, demo: false, quiet: true });
  try {
    const oldTries = async (): Promise<number | null> => {
      const again = await startServer({ port: 0, dataDir, demo: false, quiet: true });
      try {
        return await again.database.prepare('SELECT COUNT(*) AS n FROM throttle').first<number>('n');
      } finally {
        await again.stop();
      }
    };
    await server.database.prepare("INSERT INTO throttle(key, count, window_ends_at) VALUES ('left-over', 1, 0)").run();
    crash();
    await expect
      .poll(() =>
        fetch(`${server.origin}/api/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    await server.runCron();

    const workerd = process.env.KERVAN_WORKERD;
    // A replacement that reads its input as workerd does, leaves a mark and ends.
    const [failing, sign] = [join(dataDir, 'failing'), join(dataDir, 'has-failed')];
    process.env.KERVAN_WORKERD = failing;
    writeFileSync(failing, `#!/bin/sh\ncat >/dev/null\n: >'${sign}'\nexit 1\n`, { mode: 0o700 });
    crash();
    await expect.poll(() => existsSync(sign)).toBe(true);
    await expect(server.runCron()).rejects.toThrow();
    process.env.KERVAN_WORKERD = workerd;
    await server.runCron();
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
    await server.stop();
    expect(await oldTries()).toBe(0);
  } finally {
    await server.stop();
  }
});

test('a second server refuses a folder that another one uses', async () => {
  const server = await startServer({ port: 0, dataDir, demo: false, quiet: true });
  try {
    await expect(startServer({ port: 0, dataDir, demo: false, quiet: true })).rejects.toThrow(`another server uses ${dataDir}; stop it`);
    expect((await fetch(`${server.origin}/imports`)).status).toBe(200);
  } finally {
    await server.stop();
  }
});

test('a killed server leaves no process that holds its port', async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  const child = spawnServer({ PORT: String(port), DEMO: '0' });
  await once(child.stdout ?? child, 'data');
  await expect
    .poll(() =>
      fetch(`http://localhost:${port}/api/health`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  const orphan = workerdOf(child.pid ?? 0);
  expect(orphan).toBeGreaterThan(0);
  await kill(child);
  const again = await startServer({ port, dataDir, demo: false, quiet: true });
  try {
    expect((await fetch(`${again.origin}/api/health`)).status).toBe(200);
    expect(workerdOf(process.pid)).not.toBe(orphan);
    expect(isRunning(orphan ?? 0)).toBe(false);
  } finally {
    await again.stop();
  }
});

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Everything that an account holds, including messages of the rooms, by hashes of its parts; and a picture. */
const held = async (server: Server): Promise<{ text: string; hashes: Record<string, string>; picture: Buffer }> => {
  const json = async (path: string, init: RequestInit) => (await (await fetch(server.origin + path, init)).json()) as { data: unknown };
  const signedIn = await json('/api/Auth/Login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...demoAccount('owner'), source: 0 }),
  });
  const { accessToken } = signedIn.data as { accessToken: string };
  const mine = await json(pathOf(downloadMyData), { headers: { authorization: `Bearer ${accessToken}` } });
  const key = await server.database
    .prepare('SELECT cover_key FROM company WHERE cover_key IS NOT NULL ORDER BY id LIMIT 1')
    .first('cover_key');
  const picture = Buffer.from(await (await fetch(`${server.origin}/media/${String(key)}`)).arrayBuffer());
  // When and from which session or device it was requested is not part of the data.
  const { madeAt, sessions, devices, ...parts } = mine.data as Record<string, unknown>;
  const hashes = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, sha256(JSON.stringify(part))]));
  return { text: JSON.stringify(parts), hashes, picture };
};

/** A backup of the running server, restored into another folder and served from there. */
const expectRestored = async (server: Server): Promise<void> => {
  const [folder, restored] = [`${dataDir}-backup`, `${dataDir}-restored`];
  try {
    const before = await held(server);
    expect(before.text).toContain(chats.find(({ paid, messages }) => paid && messages.length > 0)?.messages[0]?.text.slice(0, 20));
    expect(before.picture.subarray(0, 4).toString()).toBe('RIFF');
    await backup(dataDir, folder);
    await expect(backup(dataDir, folder)).rejects.toThrow('not empty');
    expect(restore(folder, restored)).toEqual([]);
    expect(() => restore(folder, restored)).toThrow('holds data already');
    const copy = await startServer({ port: 0, dataDir: restored, quiet: true });
    try {
      const { hashes, picture } = await held(copy);
      expect(hashes).toEqual(before.hashes);
      expect(sha256(picture)).toBe(sha256(before.picture));
      expect((await fetch(`${copy.origin}/companies`)).status).toBe(200);
    } finally {
      await copy.stop();
    }
  } finally {
    for (const each of [folder, restored]) rmSync(each, { recursive: true, force: true });
  }
};

test('a first start that is killed while it fills is repeated, with the complete demo; existing accounts stay, also in a restored backup', async () => {
  test.setTimeout(180_000);
  const child = spawnServer({ PORT: String(await freePort()) });
  const halves = (): string[] =>
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => /^filling-.*blobs\W/.test(name));
  // Pictures come last: all rows are there, and not all files.
  await expect.poll(() => halves().length, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(0);
  await kill(child);
  const count = (server: Server, table: string) => server.database.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first<number>('n');
  const again = await startServer({ port: 0, dataDir, quiet: true });
  try {
    expect([await count(again, 'users'), await count(again, 'chat')]).toEqual([users.length, chats.length]);
    expect((await fetch(`${again.origin}/companies`)).status).toBe(200);
    expect(readdirSync(dataDir).sort()).toEqual(['lock', 'push-keys.json', 'seeded', 'token-secret', 'v3']);
    await expectRestored(again);
    await again.database.prepare("UPDATE users SET email = 'kept@kervan.example' WHERE email = 'owner@kervan.example'").run();
  } finally {
    await again.stop();
  }
  rmSync(join(dataDir, 'seeded'));
  const third = await startServer({ port: 0, dataDir, quiet: true });
  try {
    const count = third.database.prepare("SELECT COUNT(*) AS n FROM users WHERE email = 'kept@kervan.example'");
    expect(await count.first<number>('n')).toBe(1);
  } finally {
    await third.stop();
  }
});
