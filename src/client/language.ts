/** Which language wins, the device's or the account's (ADR 027). */
import { asciiLowerCase, asciiUpperCase } from '../../contract/text/letter-case.ts';
import { readText, writeText } from './store/stored.ts';

const chosenKey = 'language-imp';
/** What this device took over from an account: no choice of its own. */
const adoptedKey = 'language-adopted';
/** What the signed-in account was told; forgotten with the session. */
const sentKey = 'language-sent';

export interface LanguageState {
  /** The device's language, `TR` for instance; null when it follows the browser. */
  chosen: string | null;
  adopted: string | null;
  sent: string | null;
  /** The account's. */
  account: string;
  /** The page's. */
  page: string;
  /** The address itself names the language (`/tr/…`). */
  isPrefixed: boolean;
}

export type LanguageStep = 'send' | 'agreed' | 'adopt' | 'none';

/**
 * A language that was chosen on this device is the device's, and the account is told once per session; a device without a
 * choice follows the account.
 * @returns what is to be done
 */
export function languageStep({ chosen, adopted, sent, account, page, isPrefixed }: LanguageState): LanguageStep {
  const isOwnChoice = chosen !== null && chosen !== adopted;
  if (isOwnChoice) return chosen === sent ? 'none' : chosen === account ? 'agreed' : 'send';
  return account !== page && account !== adopted && !isPrefixed ? 'adopt' : 'none';
}

/** The state of this browser and page. */
export const languageState = (account: string): LanguageState => ({
  chosen: readText(chosenKey),
  adopted: readText(adoptedKey),
  sent: readText(sentKey),
  account,
  page: asciiUpperCase(document.documentElement.lang),
  isPrefixed: document.documentElement.dataset['prefix'] !== undefined,
});

/** The account has the device's language now. */
export function noteSent(language: string): void {
  writeText(sentKey, language);
  writeText(adoptedKey, null);
}

export const noteAdopted = (language: string): void => writeText(adoptedKey, language);

/** The edge keeps the language in its cookie and comes back to the same page. */
export const languageAddress = (language: string, back: string): string =>
  `/language?${new URLSearchParams({ to: asciiLowerCase(language), back })}`;
