/**
 * Translates titles and short texts once, when they are published: lists, chats and mails then have them in every language. They are
 * stored with the offer, marked, and dropped by a trigger when the original changes.
 */
import { dayMs, minuteMs, secondMs } from '../../contract/limits.ts';
import { type ApiLanguage, apiLanguages } from '../../contract/text/languages.ts';
import { within } from '../platform/clock.ts';
import { writeBeside } from '../platform/db/guard.ts';
import type { Env } from '../platform/env.ts';
import { logFailure } from '../platform/log.ts';
import { kindOf } from '../../contract/wire/request-log.ts';
import { languageOf, textsOf, translatedOf } from '../platform/text/author-texts.ts';
import { type Translator, translatorOf } from '../platform/text/translator.ts';
import { keepProductTranslationStatement } from '../product/store.ts';
import { keepRequestTranslationStatement } from '../request/edit-store.ts';
import { backoffMs } from '../platform/db/outbox-store.ts';
import {
  type DueOffer,
  hasDueOffers,
  offerDoneStatement,
  type OfferTexts,
  putOffStatement,
  readOfferTexts,
  takeDueOffers,
} from './offer-store.ts';
import { countLetters, uncountLettersStatement } from './store.ts';
import { lettersPerDayOf } from './translate.ts';

/** Maximum of offers after a call, and per scheduled run. */
const offersSoon = 4;
export const offersPerMinute = 40;
/** Longer descriptions are translated on request (TranslateText). */
const descriptionMax = 500;
/** Share of the day's limit of characters; the other half is reserved for people who request translations. */
const shareOfLetters = 0.5;
/** With growing pauses, attempts last six days: longer than an outage of the translator. */
const triesMax = 12;
/** Mails wait for the translator. */
const timeoutMs = 10 * secondMs;
/** Time before an interrupted translation is retried, or one that failed once; it doubles with every failure, up to a day. */
const retryMs = 5 * minuteMs;

const keepStatements = { request: keepRequestTranslationStatement, product: keepProductTranslationStatement } as const;

/** Languages without a text, neither by the author nor by the translator. */
function missingOf(row: OfferTexts): ApiLanguage[] {
  const known = new Set<string>([languageOf(row), ...Object.keys(textsOf(row)), ...Object.keys(translatedOf(row))]);
  return apiLanguages.filter((language) => !known.has(language));
}

async function translateInto(translator: Translator, row: OfferTexts, languages: readonly ApiLanguage[]) {
  const from = languageOf(row);
  const isShort = row.description.length <= descriptionMax;
  const entries = languages.map(async (to) => {
    const [name, description] = await Promise.all([
      translator.translate(row.name, from, to),
      isShort ? translator.translate(row.description, from, to) : undefined,
    ]);
    return [to, { name, ...(description !== undefined && { description }) }] as const;
  });
  return Object.fromEntries(await within(timeoutMs, () => Promise.all(entries)));
}

async function translateOffer(env: Env, db: D1DatabaseSession, translator: Translator, offer: DueOffer, now: number): Promise<void> {
  const row = await readOfferTexts(db, offer);
  const languages = row === null ? [] : missingOf(row);
  if (row === null || languages.length === 0 || offer.tries > triesMax) {
    await writeBeside(db, [offerDoneStatement(db, offer)]);
    return;
  }
  const letters = (row.name.length + (row.description.length <= descriptionMax ? row.description.length : 0)) * languages.length;
  if (!(await countLetters(db, '', letters, Math.floor(lettersPerDayOf(env) * shareOfLetters), now))) {
    await writeBeside(db, [putOffStatement(db, { ...offer, tries: offer.tries - 1 }, now - (now % dayMs) + dayMs)]);
    return;
  }
  try {
    const translated = await translateInto(translator, row, languages);
    await writeBeside(db, [
      keepStatements[offer.kind](db, offer.target_id, row, JSON.stringify(translated)),
      offerDoneStatement(db, offer),
    ]);
  } catch (error) {
    logFailure({ translate: offer.kind, tries: offer.tries, error: kindOf(error) });
    await writeBeside(db, [
      putOffStatement(db, offer, now + backoffMs(offer.tries, retryMs, dayMs)),
      uncountLettersStatement(db, '', letters, now),
    ]);
  }
}

/** Translates some of the due offers. Safe to run simultaneously: each is taken by one run. */
export async function translateOffers(env: Env, db: D1DatabaseSession, now: number, countMax = offersSoon): Promise<void> {
  const translator = translatorOf(env);
  if (translator === null || !(await hasDueOffers(db, now))) return;
  for (let left = countMax; left > 0; left -= offersSoon) {
    const offers = await takeDueOffers(db, now, now + retryMs, Math.min(left, offersSoon));
    await Promise.all(offers.map((offer) => translateOffer(env, db, translator, offer, now)));
    if (offers.length < offersSoon) return;
  }
}
