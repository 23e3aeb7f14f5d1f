import type { ErrorCode } from './errors.ts';

/** For a foreign provider that answers without codes (docs/requirements.md#error-catalogue-of-the-public-site-p-81). */
const fragments: readonly (readonly [fragment: string, code: ErrorCode])[] = [
  ['upgrade your plan', 'COMPANY_LIMIT_REACHED'],
  ['Company allready', 'COMPANY_EMAIL_USED'],
  ['must have a plan', 'COMPANY_NEEDS_PLAN'],
  ['verify your email', 'EMAIL_NOT_VERIFIED'],
  ['ready created', 'CHAT_EXISTS'],
  ['not enough', 'NOT_ENOUGH_CREDIT'],
  ['not have any plan', 'NO_PLAN'],
  ['not access', 'NO_ACCESS'],
  ['company not approved', 'COMPANY_NOT_APPROVED'],
  ['you want add more than', 'LIMIT_REACHED'],
  ['email used', 'STAFF_EMAIL_USED'],
  ["couldn't", 'OLD_PASSWORD_WRONG'],
  ['awaiting to approval.', 'PHONE_AWAITING_APPROVAL'],
  ['not found', 'TOKEN_NOT_FOUND'],
  ['expired', 'TOKEN_EXPIRED'],
];

/** The code of a refusal, or, from a provider without codes, derived from its message (docs/behaviour.md#messages). */
export function codeOf({ code, message }: { code: string; message: string }): string {
  if (code !== '' && code !== 'UNEXPECTED') return code;
  return fragments.find(([fragment]) => message.includes(fragment))?.[1] ?? code;
}
