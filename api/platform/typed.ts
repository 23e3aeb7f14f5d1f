/** What people type, as it is stored. */
import { keepKeywords } from '../../contract/catalogue/keywords.ts';
import { Refusal } from './refusal.ts';

/** @throws Refusal BAD_INPUT (none, or not a keyword) */
export function judgeKeywords(texts: readonly string[], field: string): string[] {
  const keywords = keepKeywords(texts);
  if (keywords === null) throw new Refusal('BAD_INPUT', { fields: { [field]: 'INVALID_KEYWORD' } });
  if (keywords.length === 0) throw new Refusal('BAD_INPUT', { fields: { [field]: 'REQUIRED' } });
  return keywords;
}

/** Digits with a leading plus; null for none. Up to 5 characters are no phone (business area, section 5). */
export function plainPhone(phone: string | undefined): string | null {
  const digits = (phone ?? '').replace(/[^\d+]/g, '');
  return digits.length > 5 ? digits : null;
}

/** An optional text as it is stored: null for an empty one. */
export const textOrNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);
