/** Typed texts in their stored form. */
import { keepKeywords } from '../../../contract/catalogue/keywords.ts';
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import { digitsOf, isPhoneUsed } from '../../../contract/phone.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * @param record the language of the texts beside them
 * @throws Refusal BAD_INPUT (none, or an invalid one)
 */
export function checkKeywords(texts: readonly string[], record: ApiLanguage, field: string): string[] {
  const keywords = keepKeywords(texts, record);
  if (keywords === null) throw new Refusal('BAD_INPUT', { fields: { [field]: 'INVALID_KEYWORD' } });
  if (keywords.length === 0) throw new Refusal('BAD_INPUT', { fields: { [field]: 'REQUIRED' } });
  return keywords;
}

/**
 * The stored form of a phone number: digits, with a plus if one was typed. An empty number deletes the stored one; a missing or too short
 * number leaves it unchanged (docs/requirements.md#profile-and-password-b-51).
 */
export function plainPhone(phone: string | null | undefined, before: string | null = null): string | null {
  if (phone === null || phone === undefined) return before;
  if (isPhoneUsed(phone)) return `${phone.startsWith('+') ? '+' : ''}${digitsOf(phone)}`;
  return digitsOf(phone) === '' ? null : before;
}

/** The same for a person's phone, which is stored as digits only. */
export const phoneDigits = (phone: string | null | undefined, before: string | null = null): string | null =>
  plainPhone(phone, before)?.replace('+', '') ?? null;

/** An optional text in its stored form: null if it is empty. */
export const textOrNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);
