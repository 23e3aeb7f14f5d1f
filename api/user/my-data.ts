/**
 * "My data": one JSON file, written while it is read. At no moment more than a page of rows is held, so an account of any size fits the
 * Worker's memory. A Worker may ask its database and rooms a thousand times in one call: what does not fit any more is left out and
 * said so, by `count` beside the items and by `isComplete`.
 */
import { logFailure } from '../platform/log.ts';
import { kindOf } from '../../contract/request-log.ts';
import { dayMs } from '../../contract/limits.ts';
import { permissionsFromBits } from '../../contract/permissions.ts';
import type { downloadMyData } from '../../contract/user/calls.ts';
import { roomOf } from '../chat/room-delivery.ts';
import { isoTime } from '../platform/clock.ts';
import type { Caller, Deps, Handler } from '../platform/handler.ts';
import type { Env } from '../platform/env.ts';
import { archiveOf } from '../platform/archive-move.ts';
import { withContents } from '../request/archive.ts';
import { limitTries } from '../platform/throttle-store.ts';
import { listFamilies } from '../session/family-store.ts';
import {
  countExport,
  type ExportChat,
  type ExportRow,
  type ExportSection,
  exportSections,
  listExportChats,
  readExportAccount,
  readExportChats,
  readExportPage,
  sourcesOf,
} from './export-store.ts';

const downloadsMax = 20;
const rowsAtOnce = 200;
const chatsAtOnce = 50;
const messagesAtOnce = 500;
/** Of the thousand, some are left for what every call asks. */
const tripsMax = 900;

/** How often may still be asked. */
interface Budget {
  left: number;
}

/** A stored row as the file shows it. */
function shown(row: ExportRow): ExportRow {
  const entries = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'cursor') return [];
    if (name === 'flags') return [['permissions', permissionsFromBits(Number(value))]];
    if (/^is[A-Z]/.test(name)) return [[name, value === 1]];
    if (name.endsWith('At') && typeof value === 'number') return [[name, isoTime(value)]];
    if (name.endsWith('Json')) return [[name.replace(/Json$/, ''), JSON.parse(String(value)) as unknown]];
    return [[name, value]];
  });
  return Object.fromEntries(entries);
}

const listOf = (rows: readonly unknown[], isFirst: boolean): string =>
  rows.length === 0 ? '' : (isFirst ? '' : ',') + rows.map((row) => JSON.stringify(row)).join(',\n');

/** What such a row says, from wherever it stands. */
async function whole(env: Env, rows: readonly (ExportRow & { cursor: number })[]): Promise<(ExportRow & { cursor: number })[]> {
  const contents = await withContents(
    env,
    rows.map(({ archiveCopy, description, textsJson, keywordsJson }) => ({
      archive_copy: (archiveCopy ?? null) as string | null,
      description: String(description),
      texts: String(textsJson),
      keywords: String(keywordsJson),
    })),
  );
  return rows.map(({ archiveCopy, ...row }, index) => {
    const content = contents[index];
    if (typeof archiveCopy !== 'string' || content === undefined) return row;
    return { ...row, description: content.description, textsJson: content.texts, keywordsJson: content.keywords };
  });
}

async function* sectionText(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  userId: string,
  section: ExportSection,
  budget: Budget,
): AsyncGenerator<string, boolean> {
  const sources = await sourcesOf(db, env.ARCHIVE === undefined ? null : archiveOf(env), section);
  // What is in the archive too is asked for there as well, and what of it does not count yet.
  budget.left -= sources.length === 1 ? 1 : sources.length + 1;
  const counts = await Promise.all(sources.map((source) => countExport(userId, source)));
  yield `"${section.name}":{"count":${counts.reduce((sum, count) => sum + count, 0)},"items":[`;
  let isFirst = true;
  let isComplete = true;
  for (const source of sources) {
    let after = -1;
    let isRead = false;
    while (!isRead && budget.left > 0) {
      budget.left -= 1;
      const rows = await whole(env, await readExportPage(userId, source, after, rowsAtOnce));
      yield listOf(rows.map(shown), isFirst);
      isFirst &&= rows.length === 0;
      after = rows.at(-1)?.cursor ?? after;
      isRead = rows.length < rowsAtOnce;
    }
    isComplete &&= isRead;
  }
  yield `],"isComplete":${isComplete}},\n`;
  return isComplete;
}

/** A chat with its messages, the newest first. New ones that come meanwhile push the pages along: nothing is told twice. */
async function* chatText(
  { env }: Pick<Deps, 'env'>,
  chat: ExportChat,
  ownCompanyId: unknown,
  budget: Budget,
): AsyncGenerator<string, boolean> {
  yield `${JSON.stringify(shown(chat)).slice(0, -1)},"messages":[`;
  let lowest = Number.POSITIVE_INFINITY;
  let isComplete = chat.messageCount === 0;
  for (let page = 0; !isComplete && budget.left > 0; page += 1) {
    budget.left -= 1;
    const messages = (await roomOf(env, chat.id).list({ size: messagesAtOnce, page })).toReversed();
    const older = messages.filter(({ sequence }) => sequence < lowest);
    const items = older.map(({ companyId, text, file, isActive, createdAt }) => ({
      isOwn: companyId === ownCompanyId,
      text,
      fileName: file?.name ?? '',
      isDeleted: !isActive,
      createdAt: isoTime(createdAt),
    }));
    yield listOf(items, lowest === Number.POSITIVE_INFINITY);
    lowest = older.at(-1)?.sequence ?? lowest;
    isComplete = messages.length < messagesAtOnce;
  }
  yield `],"isComplete":${isComplete}}`;
  return isComplete;
}

async function* chatsText(deps: Pick<Deps, 'db' | 'env'>, userId: string, budget: Budget): AsyncGenerator<string, boolean> {
  budget.left -= 1;
  const ids = await listExportChats(deps.db, userId);
  yield `"chats":{"count":${ids.length},"items":[`;
  let isComplete = true;
  let told = 0;
  while (told < ids.length && budget.left > 0) {
    budget.left -= 1;
    const asked = ids.slice(told, told + chatsAtOnce);
    const chats = await readExportChats(deps.db, userId, asked);
    for (const [index, chat] of chats.entries()) {
      if (told + index > 0) yield ',\n';
      if (!(yield* chatText(deps, chat, chat['ownCompanyId'], budget))) isComplete = false;
    }
    told += asked.length;
  }
  isComplete &&= told >= ids.length;
  yield `],"isComplete":${isComplete}},\n`;
  return isComplete;
}

/** @param countMax how often database and rooms may be asked */
export async function* dataText(
  caller: Pick<Caller, 'userId' | 'sessionId'>,
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  countMax = tripsMax,
): AsyncGenerator<string> {
  const { db, clock } = deps;
  const budget: Budget = { left: countMax };
  const sessions = (await listFamilies(db, caller.userId, caller.sessionId, clock.now())).map((family) => ({
    device: family.device,
    client: family.client,
    isCurrent: family.id === caller.sessionId,
    createdAt: isoTime(family.created_at),
    lastUsedAt: isoTime(family.rotated_at),
  }));
  const account = shown(await readExportAccount(db, caller.userId));
  yield `{"success":true,"message":"Your data.","code":"OK","data":{"madeAt":"${isoTime(clock.now())}",\n`;
  yield `"account":${JSON.stringify(account)},\n"sessions":${JSON.stringify(sessions)},\n`;
  let isComplete = true;
  for (const section of exportSections) if (!(yield* sectionText(deps, caller.userId, section, budget))) isComplete = false;
  if (!(yield* chatsText(deps, caller.userId, budget))) isComplete = false;
  yield `"isComplete":${isComplete}}}\n`;
}

/** Asks for the next part when the reader has taken the last. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const part = await parts.next();
        if (part.done === true) controller.close();
        else controller.enqueue(encoder.encode(part.value));
      } catch (error) {
        logFailure({ call: 'DownloadMyData', error: kindOf(error) });
        controller.error(error);
      }
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

/** The envelope as a file. An error in the middle breaks the connection: half a file is no file. */
export const giveMyData: Handler<typeof downloadMyData> = async ({ caller, deps }) => {
  await limitTries(deps.db, `my-data:${caller.userId}`, downloadsMax, dayMs, deps.clock.now());
  return new Response(streamOf(dataText(caller, deps)), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="kervan-my-data.json"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
};
