/**
 * The remedy of each refusal (docs/behaviour.md#after-a-refusal): the page that resolves its cause. A missing permission has none, because
 * only other people can grant it.
 */
import { codeOf } from '../../../contract/wire/error-code.ts';
import type { ErrorCode } from '../../../contract/wire/errors.ts';

const paths = {
  plans: '/plans',
  packs: '/membership#packs',
  profile: '/profile',
  settings: '/profile-settings',
  companies: '/my-companies',
  messages: '/messages',
  contact: '/contact-us',
} as const;

export interface Remedy {
  to: keyof typeof paths;
  /** Without language prefix. */
  path: string;
  /** Whether the refused page itself has no remedy. */
  isOnlyWay: boolean;
}

const way = (to: keyof typeof paths, isOnlyWay = false): Remedy => ({ to, path: paths[to], isOnlyWay });

export const remedies = {
  NO_PLAN: way('plans', true),
  PLAN_EXPIRED: way('plans', true),
  COMPANY_NEEDS_PLAN: way('plans', true),
  COMPANY_LIMIT_REACHED: way('plans'),
  LIMIT_REACHED: way('plans'),
  NOT_ENOUGH_CREDIT: way('packs', true),
  ADDRESS_INCOMPLETE: way('settings', true),
  EMAIL_NOT_VERIFIED: way('profile', true),
  COMPANY_NOT_APPROVED: way('companies'),
  COMPANY_SUSPENDED: way('contact'),
  CHAT_EXISTS: way('messages'),
} as const satisfies Partial<Record<ErrorCode, Remedy>>;

/** Without a plan nothing can be done on the page, so the person is redirected. */
export const isLedAway = (way: Remedy | undefined): way is Remedy => way?.to === 'plans' && way.isOnlyWay;

/** @returns undefined if the person stays */
export const remedyOf = (failure: { code: string; message: string }): Remedy | undefined =>
  (remedies as Partial<Record<string, Remedy>>)[codeOf(failure)];
