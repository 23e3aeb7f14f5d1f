/**
 * "My data": one JSON file, streamed while it is read. Only a page of rows is in memory at a time, so that an account of any size fits into
 * the Worker. A Worker may query its database and rooms a thousand times per call: further rows are left out, which `count` and
 * `isComplete` report. Staff get only their own data, and none of the account.
 */
import { logFailure } from '../platform/log.ts';
import { kindOf } from '../../contract/wire/request-log.ts';
import { dayMs } from '../../contract/limits.ts';
import { listFamilies } from '../session/family-store.ts';
import type { downloadMyData } from '../../contract/user/calls.ts';
import { archiveOf } from '../platform/db/archive-move.ts';
import { isoTime } from '../platform/clock.ts';
import { type Budget, type Exported, type ExportSection, isGiven, listText, shownRow } from '../platform/subject/exported.ts';
import type { Caller, Handler } from '../platform/http/handler.ts';
import { limitTries } from '../platform/security/throttle-store.ts';
import type { Work } from '../platform/subject/work.ts';
import { countExport, readExportAccount, readExportPage, sourcesOf } from './export-store.ts';

const downloadsMax = 20;
const rowsAtOnce = 200;
/** Below the limit of a thousand: every call needs some reads of its own. */
const roundTripsMax = 900;

async function* sectionText({ db, env }: Work, userId: string, section: ExportSection, budget: Budget): AsyncGenerator<string, boolean> {
  const sources = await sourcesOf(db, env.ARCHIVE === undefined ? null : archiveOf(env), section);
  // Archived kinds need one more read of the archive, and one of its invalid copies.
  budget.left -= sources.length === 1 ? 1 : sources.length + 1;
  const counts = await Promise.all(sources.map((source) => countExport(userId, source)));
  yield `{"count":${counts.reduce((sum, count) => sum + count, 0)},"items":[`;
  let isFirst = true;
  let isComplete = true;
  for (const source of sources) {
    let after = -1;
    let isRead = false;
    while (!isRead && budget.left > 0) {
      budget.left -= 1;
      const rows = await readExportPage(userId, source, after, rowsAtOnce);
      yield listText((section.whole === undefined ? rows : await section.whole(env, rows)).map(shownRow), isFirst);
      isFirst &&= rows.length === 0;
      after = rows.at(-1)?.cursor ?? after;
      isRead = rows.length < rowsAtOnce;
    }
    isComplete &&= isRead;
  }
  yield `],"isComplete":${isComplete}}`;
  return isComplete;
}

/** @param countMax maximum of reads of the database and of chat rooms */
export async function* dataText(
  caller: Pick<Caller, 'userId' | 'masterUserId' | 'sessionId' | 'isMainUser'>,
  work: Work,
  exported: readonly Exported[],
  countMax = roundTripsMax,
): AsyncGenerator<string> {
  const { db, clock } = work;
  const budget: Budget = { left: countMax };
  const sessions = (await listFamilies(db, caller.userId, caller.sessionId, clock.now())).map((family) => ({
    device: family.device,
    client: family.client,
    isCurrent: family.id === caller.sessionId,
    createdAt: isoTime(family.created_at),
    lastUsedAt: isoTime(family.rotated_at),
  }));
  const account = shownRow(await readExportAccount(db, caller.userId, caller.isMainUser));
  yield `{"success":true,"message":"Your data.","code":"OK","data":{"madeAt":"${isoTime(clock.now())}",\n`;
  yield `"account":${JSON.stringify(account)},\n"sessions":${JSON.stringify(sessions)},\n`;
  let isComplete = true;
  // Parts that are read from chat rooms follow the rows, since there may be many rooms.
  const given = exported.filter((part) => isGiven(part, caller.isMainUser));
  for (const part of given.toSorted((one, other) => Number('text' in one) - Number('text' in other))) {
    yield `"${part.name}":`;
    const isWhole = yield* 'text' in part ? part.text(work, caller, budget) : sectionText(work, caller.userId, part, budget);
    yield ',\n';
    if (!isWhole) isComplete = false;
  }
  yield `"isComplete":${isComplete}}}\n`;
}

/** Produces the next part after the reader has consumed the last. */
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

/** The envelope as a file. An error in the middle breaks the connection, so that no incomplete file looks complete. */
export const giveMyData: Handler<typeof downloadMyData> = async ({ caller, deps }) => {
  await limitTries(deps.db, `my-data:${caller.userId}`, downloadsMax, dayMs, deps.clock.now());
  return new Response(streamOf(dataText(caller, deps, deps.jobs.exported)), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="kervan-my-data.json"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
};
