/** Limits of passkeys. */
import { minuteMs } from '../limits.ts';

/** Passkeys of one person. */
export const passkeysMax = 20;
export const passkeyNameMax = 60;
/** How long the browser's answer to a challenge is accepted, once. */
export const passkeyChallengeMs = 5 * minuteMs;
