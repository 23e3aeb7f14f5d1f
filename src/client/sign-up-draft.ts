/**
 * City, area and gender of the sign-up form: the specified payload has no place for them, so they wait in this browser until
 * the profile form offers them (docs/decisions/021-what-sign-up-does-not-send.md).
 */
import { dayMs } from '../../contract/limits.ts';
import { emailPrint } from './waits.ts';

export interface SignUpDraft {
  countryId: string | null;
  cityId: string | null;
  areaId: string | null;
  /** 0 not specified, 1 male, 2 female. */
  gender: 0 | 1 | 2;
}

const name = 'sign-up-draft';
const lifeMs = 30 * dayMs;

interface Stored extends SignUpDraft {
  who: string;
  until: number;
}

/** Keeps what was chosen for the account with this e-mail; nothing when nothing was. */
export async function keepSignUpDraft(email: string, draft: SignUpDraft): Promise<void> {
  if (draft.cityId === null && draft.areaId === null && draft.gender === 0) return;
  try {
    const stored: Stored = { ...draft, who: await emailPrint(email), until: Date.now() + lifeMs };
    localStorage.setItem(name, JSON.stringify(stored));
  } catch {
    // Without storage the profile form starts empty.
  }
}

/** @returns what the owner of this e-mail chose at sign-up in this browser, null otherwise */
export async function readSignUpDraft(email: string): Promise<SignUpDraft | null> {
  try {
    const stored = JSON.parse(localStorage.getItem(name) ?? 'null') as Stored | null;
    if (stored === null || stored.until < Date.now() || stored.who !== (await emailPrint(email))) return null;
    const { countryId, cityId, areaId, gender } = stored;
    return { countryId, cityId, areaId, gender };
  } catch {
    return null;
  }
}

/** Once the profile is saved. */
export const forgetSignUpDraft = (): void => localStorage.removeItem(name);
