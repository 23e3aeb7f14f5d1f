/** Lengths, limits and times of second factors. */
import { dayMs, hourMs } from '../limits.ts';

/** Length of a code: six digits, or a recovery code with its hyphen and some spaces. */
export const codeLengthMax = 20;
export const recoveryCodesMade = 10;
/** Wrong codes in a day at which their owner is notified, once. */
export const wrongCodesNotified = 5;

/** How long a browser is trusted: it is not asked for a code meanwhile. */
export const trustMs = 30 * dayMs;
/** Trusted browsers of one person; another one replaces the oldest. */
export const trustedBrowsersMax = 20;
/** People who may trust one browser; another one replaces the earliest. */
export const trustTokensMax = 5;

/** Waiting time of a recovery without app and codes, in which its owner can stop it. */
export const recoveryWaitMs = 72 * hourMs;
/** How long the password alone is then enough, once. */
export const recoveryOpenMs = dayMs;

/** The latest day from which a main user may require a second factor, in days from today. */
export const requirementDaysMax = 365;
