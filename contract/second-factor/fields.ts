/** Lengths, limits and times of second factors. */
import { dayMs, hourMs } from '../limits.ts';

/** Length of a code: six digits, or a recovery code with its hyphen and some spaces. */
export const codeLengthMax = 20;
export const recoveryCodesMade = 10;
/** Number of wrong codes in a day after which the owner of the account is notified, once. */
export const wrongCodesNotified = 5;

/** How long a trusted browser needs no code. */
export const trustMs = 30 * dayMs;
/** Trusted browsers of one person; another one replaces the oldest. */
export const trustedBrowsersMax = 20;
/** People who may trust one browser; another one replaces the oldest. */
export const trustTokensMax = 5;

/** Waiting time of a recovery without app and codes, in which its owner can stop it. */
export const recoveryWaitMs = 72 * hourMs;
/** How long after that the password alone is enough, for one sign-in. */
export const recoveryOpenMs = dayMs;

/** The latest day from which a main user may require a second factor, in days from today. */
export const requirementDaysMax = 365;
