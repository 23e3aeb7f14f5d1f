/** Stored translations and counters of characters. */
import { dayMs } from '../../contract/limits.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { dayOf } from '../platform/clock.ts';

export const findCached = (db: D1DatabaseSession, hash: string, language: ApiLanguage): Promise<string | null> =>
  db.prepare('SELECT text FROM translation WHERE hash = ?1 AND language = ?2').bind(hash, language).first<string>('text');

export const keepStatement = (
  db: D1DatabaseSession,
  translation: { hash: string; language: ApiLanguage; text: string; ownerUserId: string },
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      'INSERT INTO translation(hash, language, text, owner_user_id, created_at) VALUES(?1,?2,?3,?4,?5) ON CONFLICT(hash, language) DO NOTHING',
    )
    .bind(translation.hash, translation.language, translation.text, translation.ownerUserId, now);

/**
 * Counts characters of a day before they are translated.
 * @param who an account, a visitor's hash, or empty for the total of all
 * @returns whether they are within the limit
 */
export async function countLetters(db: D1DatabaseSession, who: string, letters: number, lettersMax: number, now: number): Promise<boolean> {
  if (letters > lettersMax) return false;
  const counted = await db
    .prepare(
      `INSERT INTO translation_day(day, who, letters) VALUES(?1,?2,?3)
       ON CONFLICT(day, who) DO UPDATE SET letters = letters + ?3 WHERE letters + ?3 <= ?4 RETURNING letters`,
    )
    .bind(dayOf(now), who, letters, lettersMax)
    .first();
  return counted !== null;
}

/** Takes back what `countLetters` counted, because nothing was translated. */
export const uncountLettersStatement = (db: D1DatabaseSession, who: string, letters: number, now: number): D1PreparedStatement =>
  db.prepare('UPDATE translation_day SET letters = MAX(0, letters - ?3) WHERE day=?1 AND who=?2').bind(dayOf(now), who, letters);

const retentionDays = 90;

/** Deletes expired translations and counters of past days. */
export const sweepTranslationsStatements = (db: D1DatabaseSession, now: number): D1PreparedStatement[] => [
  db.prepare('DELETE FROM translation WHERE created_at < ?1').bind(now - retentionDays * dayMs),
  db.prepare('DELETE FROM translation_day WHERE day < ?1').bind(dayOf(now)),
];

/** Deletes translations with the account of the texts' author. */
export const forgetTranslationsStatement = (db: D1DatabaseSession, userId: string): D1PreparedStatement =>
  db.prepare('DELETE FROM translation WHERE owner_user_id = ?1').bind(userId);
