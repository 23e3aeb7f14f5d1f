/**
 * City, area and gender of the sign-up form, and the page that led to it: the specified payload has no fields for them, so they are stored
 * in this browser until the profile form offers them and the activation leads back (ADR 027).
 */
import { hexOf } from '../../../contract/wire/ids.ts';
import { caseless } from '../../../contract/text/letter-case.ts';
import { draftLifeMs } from '../../../contract/limits.ts';
import { safePath } from '../../../contract/safe-path.ts';
import { readValue, writeText } from '../store/stored.ts';

export interface SignUpDraft {
  countryId: string | null;
  cityId: string | null;
  areaId: string | null;
  /** 0 not specified, 1 male, 2 female. */
  gender: 0 | 1 | 2;
  /** The page that led to the sign-up, as its address names it. */
  wayBack?: string | null;
}

const name = 'sign-up-draft';

interface Stored {
  until: number;
  /** The choices in hexadecimal, encrypted with a key that is derived from the e-mail. Other people at this computer can read neither. */
  iv: string;
  box: string;
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function keyOf(email: string): Promise<CryptoKey> {
  const text = new TextEncoder().encode(`${name}:${caseless(email.trim())}`);
  return crypto.subtle.importKey('raw', await crypto.subtle.digest('SHA-256', text), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Stores the choices for the account with this e-mail; nothing without choices. */
export async function keepSignUpDraft(email: string, draft: SignUpDraft): Promise<void> {
  if (draft.cityId === null && draft.areaId === null && draft.gender === 0 && (draft.wayBack ?? null) === null) return;
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const { countryId, cityId, areaId, gender, wayBack } = draft;
    const text = new TextEncoder().encode(JSON.stringify({ countryId, cityId, areaId, gender, wayBack }));
    const box = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(email), text));
    const stored: Stored = { until: Date.now() + draftLifeMs, iv: hexOf(iv), box: hexOf(box) };
    writeText(name, JSON.stringify(stored));
  } catch {
    // Without storage the profile form starts empty.
  }
}

/** @returns the choices of the owner of this e-mail in this browser, otherwise null */
export async function readSignUpDraft(email: string): Promise<SignUpDraft | null> {
  try {
    const stored = readValue(name) as Stored | null;
    if (stored === null || !(stored.until > Date.now())) return null;
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(stored.iv) }, await keyOf(email), bytesOf(stored.box));
    return JSON.parse(new TextDecoder().decode(text)) as SignUpDraft;
  } catch {
    // Another person's, or invalid.
    return null;
  }
}

/** @returns the page that led the owner of this e-mail to the sign-up in this browser; null without one */
export async function storedWayBackOf(email: string): Promise<string | null> {
  const path = safePath((await readSignUpDraft(email))?.wayBack);
  return path === '/' ? null : path;
}

/** Called when the profile was saved. */
export const forgetSignUpDraft = (): void => writeText(name, null);
