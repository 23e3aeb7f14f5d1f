/*
 * Fills in the demo in a temporary folder and moves it into place when it is complete, so that a start that was killed leaves no
 * half-filled folder. A folder with data is never changed.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { apiName, stateFolder } from './runtime.ts';

/** The marker file of a filled data folder. */
export const seededMark = (dataDir: string): string => join(dataDir, 'seeded');
/** Prevents later starts from filling this folder. */
const mark = (dataDir: string): void => writeFileSync(seededMark(dataDir), new Date().toISOString());
const fillingName = /^filling-(\d+)$/;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Deletes half-filled folders of killed starts, but not one that another process is filling. */
const deleteUnfinished = (dataDir: string): void => {
  for (const name of existsSync(dataDir) ? readdirSync(dataDir) : []) {
    const pid = Number(fillingName.exec(name)?.[1]);
    if (pid === process.pid || (pid > 0 && !isRunning(pid))) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
};

const readSeed = () => Promise.all([import('../../seed.ts'), import('../../seed/messages.ts')]);

const seedInto = async (miniflare: Miniflare, [{ seed }, { storeMessages }]: Awaited<ReturnType<typeof readSeed>>): Promise<void> => {
  const rooms = await miniflare.getDurableObjectNamespace('ROOMS', apiName);
  await seed({
    database: await miniflare.getD1Database('DB', apiName),
    media: await miniflare.getR2Bucket('MEDIA', apiName),
    settings: await miniflare.getBindings(apiName),
    storeMessages: (demo, now) => storeMessages(rooms as never, demo, now),
  });
};

/** @param open returns a migrated marketplace in the folder */
type Open = (dataDir: string) => Promise<Miniflare>;

/** Whether there is no account: the result of a start with DEMO=0 before anybody signs up. */
const isEmpty = async (dataDir: string, open: Open): Promise<boolean> => {
  const miniflare = await open(dataDir);
  try {
    const database = await miniflare.getD1Database('DB', apiName);
    return (await database.prepare('SELECT 1 FROM users LIMIT 1').first()) === null;
  } finally {
    await miniflare.dispose();
  }
};

const attemptsMax = 3;

/** On a busy machine the simulator may close an idle connection just when the next request is sent on it. */
const isConnectionClosed = ({ cause }: Error): boolean => (cause as { code?: string } | undefined)?.code === 'UND_ERR_SOCKET';

/** Begins anew in an empty folder if the connection to the simulator is closed. */
const fillFolder = async (folder: string, open: Open, attempt = 1): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    // Imported before the marketplace is opened, because an idle connection may be closed during the import.
    const modules = await readSeed();
    const miniflare = await open(folder);
    await seedInto(miniflare, modules).finally(() => miniflare.dispose());
  } catch (error) {
    if (attempt === attemptsMax || !isConnectionClosed(error as Error)) throw error;
    await fillFolder(folder, open, attempt + 1);
  }
};

/** Fills an empty marketplace with the demo data, once per folder. No server may run in the folder meanwhile. */
export const fillOnce = async (dataDir: string, open: Open, log: (text: string) => void): Promise<void> => {
  deleteUnfinished(dataDir);
  if (existsSync(seededMark(dataDir))) return;
  const state = stateFolder(dataDir);
  if (existsSync(state) && !(await isEmpty(dataDir, open))) {
    // Rows of accounts are never deleted, so later starts need no check.
    mark(dataDir);
    return;
  }

  log('filling the marketplace with demo data …');
  const beside = join(dataDir, `filling-${process.pid}`);
  await fillFolder(beside, open);
  if (existsSync(state)) renameSync(state, join(beside, 'empty'));
  renameSync(stateFolder(beside), state);
  mark(dataDir);
  rmSync(beside, { recursive: true, force: true });
};
