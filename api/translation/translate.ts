/** Translation within the limits of a day, an account and a visitor. */
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { dayMs, hourMs } from '../../contract/limits.ts';
import { sha256 } from '../../contract/wire/ids.ts';
import { writeBeside } from '../platform/db/guard.ts';
import type { Env } from '../platform/env.ts';
import type { Caller, Deps } from '../platform/http/handler.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { limitTries } from '../platform/security/throttle-store.ts';
import { translatorOf } from '../platform/text/translator.ts';
import { countLetters, findCached, keepStatement, uncountLettersStatement } from './store.ts';

/** Per account or visitor. */
const callsPerHour = 120;
const lettersPerDay = 60_000;
/** Limit for all users together, unless the operator has configured another number. */
const lettersOfAllPerDay = 1_000_000;

/** A text to be translated. */
export interface TranslationInput {
  text: string;
  from: ApiLanguage;
  to: ApiLanguage;
  /** The account that wrote it, if the translation may be stored. */
  cacheOwner: string | null;
}

/** The unit of limits: an account, otherwise a visitor's network, as a hash that changes daily. */
const whoOf = async ({ env, address, clock }: Deps, caller: Caller | null): Promise<string> =>
  caller?.masterUserId ?? keyedHash(env, `translation:${Math.floor(clock.now() / dayMs)}`, address);

/** The limit of characters per day for all users together. */
export const lettersPerDayOf = ({ TRANSLATION_LETTERS_PER_DAY: set }: Pick<Env, 'TRANSLATION_LETTERS_PER_DAY'>): number =>
  Number(set ?? lettersOfAllPerDay);

/** Counts letters before they are translated, and takes them back if they are not. @throws Refusal THROTTLED, and those of `translate` */
async function spend<Result>({ db, env, clock }: Deps, who: string, letters: number, translate: () => Promise<Result>): Promise<Result> {
  const now = clock.now();
  const counted: string[] = [];
  try {
    for (const [counter, lettersMax] of [
      [who, lettersPerDay],
      ['', lettersPerDayOf(env)],
    ] as const) {
      if (!(await countLetters(db, counter, letters, lettersMax, now)))
        throw new Refusal('THROTTLED', { retryAfterSeconds: (dayMs - (now % dayMs)) / 1000 });
      counted.push(counter);
    }
    return await translate();
  } catch (error) {
    const uncounted = counted.map((counter) => uncountLettersStatement(db, counter, letters, now));
    if (uncounted.length > 0) await writeBeside(db, uncounted);
    throw error;
  }
}

/** Translates texts; stored translations are free. @throws Refusal NO_TRANSLATION, THROTTLED */
export async function translateAll(deps: Deps, caller: Caller | null, asked: readonly TranslationInput[]): Promise<string[]> {
  const { db, env, clock } = deps;
  const translator = translatorOf(env);
  if (translator === null) throw new Refusal('NO_TRANSLATION');
  const who = await whoOf(deps, caller);
  await limitTries(db, `translate:${who}`, callsPerHour, hourMs, clock.now());

  const hashes = await Promise.all(asked.map(({ text, from }) => sha256(`${from}:${text}`)));
  const cached = await Promise.all(
    asked.map(({ to, cacheOwner }, index) => (cacheOwner === null ? null : findCached(db, hashes[index] ?? '', to))),
  );
  const missing = asked.filter((_, index) => cached[index] === null);
  const letters = missing.reduce((sum, { text }) => sum + text.length, 0);
  const translate = () =>
    Promise.all(asked.map(async ({ text, from, to }, index) => cached[index] ?? translator.translate(text, from, to)));
  const translated = await (missing.length > 0 ? spend(deps, who, letters, translate) : translate());
  const keeping = asked.flatMap(({ to, cacheOwner }, index) =>
    cacheOwner === null || cached[index] !== null
      ? []
      : [
          keepStatement(
            db,
            { hash: hashes[index] ?? '', language: to, text: translated[index] ?? '', ownerUserId: cacheOwner },
            clock.now(),
          ),
        ],
  );
  if (keeping.length > 0) await writeBeside(db, keeping);
  return translated;
}
