/**
 * A write as a screen offers it, without React. What was pressed twice is done once: one intention, which is what is sent from
 * one screen, has one idempotency key (docs/behaviour.md#idempotency-key), and is not sent again before the screen can show what was done. Of what adds or spends,
 * an intention that was never answered is withdrawn by the next one, also after a reload: both of them are never done.
 */
import type { CallDefinition, DataOf } from '../../contract/wire/call.ts';
import { hexOf } from '../../contract/wire/ids.ts';
import type { AnyInput } from '../../contract/wire/wire-call.ts';
import { wayOutOf, type WayOut } from './session/ways-out.ts';
import { call, type Answer, type CallInput, type Failure, type Send } from './call.ts';
import type { UnansweredWrites } from './store/unanswered.ts';

export interface WriteOptions {
  /** Told when work begins and ends. */
  onBusy?: (isBusy: boolean) => void;
  /** Reads again what the write made stale, behind the answer; until that is here, the same is not sent once more. */
  refresh?: () => Promise<unknown>;
  /** What was done shows by that alone, such as a row that goes: the write is busy until then. */
  isShownByReading?: boolean | undefined;
  /** @param wayOut where the refusal leads (docs/behaviour.md#after-a-refusal) */
  onFailure?: (failure: Failure, wayOut: WayOut | undefined) => void;
  /** In the place of `fetch`. */
  send?: Send | undefined;
  /** After a yes another page is loaded, which takes its time: the write is busy until then. */
  leaves?: boolean;
  /** Of what adds something or spends, `unansweredWrites`: when what was sent before turns out to be done, this is refused with EARLIER_DONE. */
  adds?: ((call: string) => UnansweredWrites) | undefined;
}

export interface Write<C extends CallDefinition> {
  /** Never throws. While it runs, another press is answered with IN_PROGRESS at once, and nothing is told. */
  run: (input: CallInput<C>, options?: WriteOptions) => Promise<Answer<DataOf<C>>>;
  /** The screen stays and shows what was done: the same input means doing it once more. Screens that go need not say it. */
  renew: () => void;
}

const underWay: Failure = { ok: false, status: 0, code: 'IN_PROGRESS', message: '', fields: {}, retryAfterSeconds: null };

const hashOf = async (content: BufferSource): Promise<string> => hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', content)));

/** One print of what is sent, so that the same intention is known again. */
async function printOf({ body, query, params, uploads, files = {} }: AnyInput): Promise<string> {
  const list = Object.entries(files).flatMap(([name, each]) => [each].flat().map((file) => ({ name, file })));
  // Most calls carry none.
  const prints = list.length === 0 ? null : await import('./file-print.ts').catch(() => null);
  const marks = list.map(async ({ name, file }) => [
    name,
    file.name,
    await (prints?.printOfFile(file) ?? `${file.size} ${file.lastModified}`),
  ]);
  return JSON.stringify([body, query, params, uploads, await Promise.all(marks)]);
}

/** Whether the server has said yes or no; after any other end the work may have been done. */
const isDefinite = (answer: Answer<unknown>): boolean =>
  answer.ok || (answer.status >= 400 && answer.status < 500 && answer.code !== 'IN_PROGRESS');

/** Made once for each screen that offers the write. */
export function createWrite<C extends CallDefinition>(definition: C): Write<C> {
  let isRunning = false;
  const intentions = new Map<string, { key: string; isAnswered: boolean; isBeingRead?: boolean }>();

  function intentionOf(print: string, unanswered: UnansweredWrites | null) {
    // Who sends something else has turned away from what was answered; what was not may still be asked for again, unless it is withdrawn.
    for (const [other, { isAnswered }] of intentions) if (other !== print && (isAnswered || unanswered !== null)) intentions.delete(other);
    const intention = intentions.get(print) ?? { key: unanswered?.keyOf(print) ?? crypto.randomUUID(), isAnswered: false };
    intentions.set(print, intention);
    return intention;
  }

  async function run(
    input: CallInput<C>,
    { onBusy, refresh, isShownByReading = false, onFailure, send, leaves = false, adds }: WriteOptions = {},
  ): Promise<Answer<DataOf<C>>> {
    if (isRunning) return underWay;
    isRunning = true;
    onBusy?.(true);
    const said = await printOf(input);
    // What is kept over a reload is short, and no text of the person's.
    const print = adds === undefined ? said : await hashOf(new TextEncoder().encode(said));
    const unanswered = adds?.(definition.name) ?? null;
    const intention = intentionOf(print, unanswered);
    if (intention.isBeingRead === true) {
      isRunning = false;
      onBusy?.(false);
      return underWay;
    }
    const insteadOf = unanswered?.begin(intention.key, print);
    const answer = await call(definition, { ...input, idempotencyKey: intention.key, ...(insteadOf && { insteadOf }) }, send);
    intention.isAnswered = isDefinite(answer);
    if (intention.isAnswered) unanswered?.end(intention.key, answer.ok || answer.code === 'EARLIER_DONE');
    if (refresh !== undefined && (answer.ok || answer.code === 'EARLIER_DONE')) {
      intention.isBeingRead = true;
      const reading = Promise.resolve(refresh()).finally(() => (intention.isBeingRead = false));
      if (isShownByReading) await reading;
    }
    if (answer.ok && leaves) return answer;
    isRunning = false;
    onBusy?.(false);
    if (!answer.ok) onFailure?.(answer, wayOutOf(answer));
    return answer;
  }

  return { run, renew: () => intentions.clear() };
}
