/** The checks of a password change, in the order of the form (section 5). */
import { passwordLengthMin } from '../../../contract/limits.ts';

export interface PasswordValues {
  old: string;
  fresh: string;
  again: string;
}

export type PasswordCheck = 'oldRequired' | 'freshRequired' | 'freshShort' | 'againRequired' | 'notMatch';

/** @returns the first fault of every field */
export function passwordFaults({ old, fresh, again }: PasswordValues): Partial<Record<keyof PasswordValues, PasswordCheck>> {
  return {
    ...(old === '' && { old: 'oldRequired' as const }),
    ...(fresh === '' ? { fresh: 'freshRequired' as const } : fresh.length < passwordLengthMin && { fresh: 'freshShort' as const }),
    ...(again === '' ? { again: 'againRequired' as const } : again !== fresh && { again: 'notMatch' as const }),
  };
}

/** The old password was wrong: by code, or by the words of a provider without codes (section 8). */
export const isOldPasswordWrong = ({ code, message }: { code: string; message: string }): boolean =>
  code === 'OLD_PASSWORD_WRONG' || message.includes("couldn't");
