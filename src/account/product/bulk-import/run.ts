/**
 * Sends the rows of an import one after the other, without React: temporary failures are retried, failures that concern all rows end the
 * run.
 */
import { minuteMs, secondMs } from '../../../../contract/limits.ts';
import { failureOf } from '../../../../contract/wire/wire-call.ts';
import type { Answer, Failure } from '../../../client/call.ts';
import { isDefinite } from '../../../client/write.ts';
import type { ImportRow } from './rows.ts';

export type Outcome =
  /** `earlier`: stored by an earlier run of the same file. */
  | { state: 'added' | 'changed' | 'earlier'; id: string }
  /** A failure of the call or of the named picture; null for a picture of the zip that this browser cannot read. */
  | { state: 'failed'; failure: Failure | null; picture?: string };

/** The answer of the API to a row, or to the upload of the named picture of the row. */
export type Sent = Answer<{ product: { id: string } }> & { picture?: string };

export interface RunWork<Input> {
  rows: readonly ImportRow[];
  /** Reads and scales pictures. @returns the name of an invalid one */
  inputOf: (row: ImportRow) => Promise<{ input: Input } | { picture: string }>;
  send: (row: ImportRow, input: Input) => Promise<Sent>;
  onDone: (row: ImportRow, outcome: Outcome) => void;
  /** @returns false if it was stopped */
  wait: (ms: number) => Promise<boolean>;
  isStopped: () => boolean;
}

/** End of a run: all rows sent, stopped by the person, or a failure that every further row would have. */
export type RunEnd = { why: 'done' | 'stopped' } | { why: 'failure'; failure: Failure };

const pausesMs = [1000, 3000, 9000];
/** Maximum duration of retries, because a person waits for the result. */
const waitsMax = 20;
const pauseMsMax = 5 * minuteMs;

/** A failure of the account, plan or company, not of this row. */
const isOfAll = ({ status, code, fields }: Failure): boolean =>
  status === 401 ||
  ['FORBIDDEN', 'NO_ACCESS', 'COMPANY_GONE', 'NO_PLAN', 'PLAN_EXPIRED'].includes(code) ||
  (code === 'LIMIT_REACHED' && Object.keys(fields).length === 0);

/** The product that an earlier attempt has stored with other contents, although its answer was lost; null otherwise. */
function earlierIdOf({ code, done }: Failure): string | null {
  const { id } = (done ?? {}) as { id?: unknown };
  return code !== 'EARLIER_DONE' ? null : typeof id === 'string' ? id : '';
}

/** Sends a row until there is a final answer. @returns null when it was stopped while it waited */
async function sendRow<Input>(row: ImportRow, input: Input, work: RunWork<Input>): Promise<Sent | null> {
  let tries = 0;
  for (let waits = 0; ; waits += 1) {
    const answer = await work.send(row, input);
    if (answer.ok) return answer;
    const asked = answer.status === 429 ? (answer.retryAfterSeconds ?? 1) * secondMs : null;
    const pause = asked ?? (!isDefinite(answer) ? pausesMs[tries++] : undefined);
    if (pause === undefined || pause > pauseMsMax || waits >= waitsMax) return answer;
    if (!(await work.wait(pause))) return null;
  }
}

export async function runImport<Input>(work: RunWork<Input>): Promise<RunEnd> {
  for (const row of work.rows) {
    if (work.isStopped()) return { why: 'stopped' };
    // A picture that exceeds the device's memory, or a browser without canvas: a fault of this row only.
    const prepared = await work.inputOf(row).catch(() => null);
    if (prepared === null) {
      work.onDone(row, { state: 'failed', failure: failureOf(0, 'UNEXPECTED') });
      continue;
    }
    if ('picture' in prepared) {
      work.onDone(row, { state: 'failed', failure: null, picture: prepared.picture });
      continue;
    }
    const answer = await sendRow(row, prepared.input, work);
    if (answer === null) return { why: 'stopped' };
    const earlierId = answer.ok ? null : earlierIdOf(answer);
    if (earlierId !== null) work.onDone(row, { state: 'earlier', id: earlierId });
    else if (answer.ok) work.onDone(row, { state: row.present === null ? 'added' : 'changed', id: answer.data.product.id });
    else if (!isDefinite(answer) || answer.status === 429 || isOfAll(answer)) return { why: 'failure', failure: answer };
    else work.onDone(row, { state: 'failed', failure: answer, ...(answer.picture !== undefined && { picture: answer.picture }) });
  }
  return { why: 'done' };
}
