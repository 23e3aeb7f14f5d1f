/**
 * A write of a screen, without React. A repeated press has one effect: the same content from one screen is one intent with one
 * idempotency key (docs/behaviour.md#idempotency-key), and is not sent again before the screen can show its result. If it adds or
 * spends, an unanswered intent is withdrawn by the next one, also after a reload, so that both never take effect.
 */
import type { CallDefinition, DataOf } from '../../contract/wire/call.ts';
import { sha256 } from '../../contract/wire/ids.ts';
import type { AnyInput } from '../../contract/wire/wire-call.ts';
import { remedyOf, type Remedy } from './session/remedies.ts';
import { call, type Answer, type CallInput, type Failure, type Send } from './call.ts';
import type { UnansweredWrites } from './store/unanswered.ts';

export interface WriteOptions {
  /** Called when work begins and ends. */
  onBusy?: (isBusy: boolean) => void;
  /** Refetches what the write made stale, after the answer; until then the same intent is not sent again. */
  refresh?: () => Promise<unknown>;
  /** Whether only the refetched data show the result, such as a removed row. The write is then busy until they are read. */
  isShownByReading?: boolean | undefined;
  /** @param remedy the remedy of the refusal (docs/behaviour.md#after-a-refusal) */
  onFailure?: (failure: Failure, remedy: Remedy | undefined) => void;
  /** Sends the request instead of `fetch`. */
  send?: Send | undefined;
  /** Whether a success loads another page. The write is then busy until the page is left. */
  leaves?: boolean;
  /**
   * For a write that adds or spends, `unansweredWrites`: if an earlier submission succeeded after all, this one is refused with
   * EARLIER_DONE.
   */
  adds?: ((call: string) => UnansweredWrites) | undefined;
}

export interface Write<C extends CallDefinition> {
  /** Never throws. While it runs, another press gets IN_PROGRESS at once, without callbacks. */
  run: (input: CallInput<C>, options?: WriteOptions) => Promise<Answer<DataOf<C>>>;
  /**
   * Makes the same input a new intent. Called by screens that stay open after they have shown the result; screens that close need not call
   * it.
   */
  renew: () => void;
}

const underWay: Failure = { ok: false, status: 0, code: 'IN_PROGRESS', message: '', fields: {}, retryAfterSeconds: null };

/** Everything that is sent, with hashes of the files: an intent is recognized by it. */
export async function fingerprintOf({ body, query, params, uploads, files = {} }: AnyInput): Promise<string> {
  const list = Object.entries(files).flatMap(([name, each]) => [each].flat().map((file) => ({ name, file })));
  // Most calls have no files.
  const hashes = list.length === 0 ? null : await import('./file-hash.ts').catch(() => null);
  const marks = list.map(async ({ name, file }) => [
    name,
    file.name,
    await (hashes?.hashOfFile(file) ?? `${file.size} ${file.lastModified}`),
  ]);
  return JSON.stringify([body, query, params, uploads, await Promise.all(marks)]);
}

/** Whether the server succeeded or refused; after any other end the write may have taken effect, or take effect later. */
export const isDefinite = (answer: Answer<unknown>): boolean =>
  answer.ok || (answer.status >= 400 && answer.status < 500 && answer.code !== 'IN_PROGRESS');

/** One per screen that offers the write. */
export function createWrite<C extends CallDefinition>(definition: C): Write<C> {
  let isRunning = false;
  const intents = new Map<string, { key: string; isAnswered: boolean; isBeingRead?: boolean }>();

  function intentOf(fingerprint: string, unanswered: UnansweredWrites | null) {
    // Other content replaces an answered intent. An unanswered one may still be repeated, unless it is withdrawn.
    for (const [other, { isAnswered }] of intents) if (other !== fingerprint && (isAnswered || unanswered !== null)) intents.delete(other);
    const intent = intents.get(fingerprint) ?? { key: unanswered?.keyOf(fingerprint) ?? crypto.randomUUID(), isAnswered: false };
    intents.set(fingerprint, intent);
    return intent;
  }

  async function run(
    input: CallInput<C>,
    { onBusy, refresh, isShownByReading = false, onFailure, send, leaves = false, adds }: WriteOptions = {},
  ): Promise<Answer<DataOf<C>>> {
    if (isRunning) return underWay;
    isRunning = true;
    onBusy?.(true);
    const content = await fingerprintOf(input);
    // Storage over a reload holds a hash only, no text of the person.
    const fingerprint = adds === undefined ? content : await sha256(content);
    const unanswered = adds?.(definition.name) ?? null;
    const intent = intentOf(fingerprint, unanswered);
    if (intent.isBeingRead === true) {
      isRunning = false;
      onBusy?.(false);
      return underWay;
    }
    const insteadOf = unanswered?.begin(intent.key, fingerprint);
    const answer = await call(definition, { ...input, idempotencyKey: intent.key, ...(insteadOf && { insteadOf }) }, send);
    intent.isAnswered = isDefinite(answer);
    if (intent.isAnswered) unanswered?.end(intent.key, answer.ok || answer.code === 'EARLIER_DONE');
    if (refresh !== undefined && (answer.ok || answer.code === 'EARLIER_DONE')) {
      intent.isBeingRead = true;
      const reading = Promise.resolve(refresh()).finally(() => (intent.isBeingRead = false));
      if (isShownByReading) await reading;
    }
    if (answer.ok && leaves) return answer;
    isRunning = false;
    onBusy?.(false);
    if (!answer.ok) onFailure?.(answer, remedyOf(answer));
    return answer;
  }

  return { run, renew: () => intents.clear() };
}
