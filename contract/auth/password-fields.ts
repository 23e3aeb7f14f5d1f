/** Schemas of passwords in calls. */
import * as z from 'zod/mini';
import { passwordLengths } from './password.ts';

/** The present password. */
export const presentPassword = z.string('REQUIRED').check(z.minLength(1, 'REQUIRED'), z.maxLength(passwordLengths.max, 'TOO_LONG'));

export const newPassword = presentPassword.check(z.minLength(passwordLengths.min, 'TOO_SHORT'));
