/** Records the words of searches without results, without any data about the person. */
import type { MissKind } from '../../contract/analytics/kinds.ts';
import { missLengthMax } from '../../contract/analytics/limits.ts';
import { foldText } from '../../contract/search/fold.ts';
import { writeBeside } from '../platform/db/guard.ts';
import type { Deps } from '../platform/http/handler.ts';
import { logFailure } from '../platform/log.ts';
import { kindOf } from '../../contract/wire/request-log.ts';
import { missStatements } from './miss-store.ts';

/** Codes of goods are shorter. A number with this many digits may be a phone, card or tax number. */
const digitsMax = 6;

/**
 * The stored form of a search: its folded words.
 * @returns null for text that may identify a person (an address, many digits), and for text without words
 */
export function storedTerm(typed: string): string | null {
  const plain = typed.normalize('NFKC');
  if (/@|:\/\/|\bwww\./i.test(plain) || (plain.match(/\p{Nd}/gu) ?? []).length > digitsMax) return null;
  const term = Array.from(foldText(plain)).slice(0, missLengthMax).join('').trim();
  return term.length < 2 || term.length > missLengthMax ? null : term;
}

/** Records a search without results after the answer. If this fails, only the count is lost. */
export function noteMiss({ env, clock, waitUntil }: Pick<Deps, 'env' | 'clock' | 'waitUntil'>, kind: MissKind, typed: string): void {
  const db = env.DB.withSession('first-primary');
  waitUntil(
    writeBeside(db, missStatements(db, kind, storedTerm(typed), clock.now())).catch((error: unknown) =>
      logFailure({ analytics: 'miss', error: kindOf(error) }),
    ),
  );
}
