import { normalEmail } from '../../../contract/email.ts';

/** The file name of an export, such as `kervan-data-2026-11-03.json`, by the local date. */
export function dataFileName(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `kervan-data-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.json`;
}

/** Whether the typed address is the account's (docs/behaviour.md#unverified-e-mail). */
export const isSameEmail = (typed: string, email: string): boolean => normalEmail(typed) === normalEmail(email);
