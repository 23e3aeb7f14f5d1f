/** Whether the device's or the account's language is used (ADR 027). */
import { asciiLowerCase, asciiUpperCase } from '../../contract/text/letter-case.ts';
import { readText, writeText } from './store/stored.ts';

const chosenKey = 'language-imp';
/** A language that this device adopted from an account, without an explicit choice. */
const adoptedKey = 'language-adopted';
/** The language that was sent to the account; deleted with the session. */
const sentKey = 'language-sent';

export interface LanguageState {
  /** The device's language, for instance `TR`; null if it follows the browser. */
  chosen: string | null;
  adopted: string | null;
  sent: string | null;
  /** The account's. */
  account: string;
  /** The page's. */
  page: string;
  /** Whether the address contains the language (`/tr/…`). */
  isPrefixed: boolean;
}

export type LanguageStep = 'send' | 'agreed' | 'adopt' | 'none';

/**
 * A language chosen on this device is sent to the account once per session; a device without a choice adopts the account's.
 * @returns the action
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

/** Records that the account has the device's language. */
export function noteSent(language: string): void {
  writeText(sentKey, language);
  writeText(adoptedKey, null);
}

export const noteAdopted = (language: string): void => writeText(adoptedKey, language);

/** The edge stores the language in its cookie and redirects to the same page. */
export const languageAddress = (language: string, back: string): string =>
  `/language?${new URLSearchParams({ to: asciiLowerCase(language), back })}`;
