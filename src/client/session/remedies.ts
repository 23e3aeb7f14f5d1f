/**
 * The remedy of each refusal (docs/behaviour.md#after-a-refusal): the page that resolves its cause. A missing permission has none, because
 * only other people can grant it.
 */
import type { Flag } from '../../../contract/permissions.ts';
import { codeOf } from '../../../contract/wire/error-code.ts';
import type { ErrorCode } from '../../../contract/wire/errors.ts';
import { may, type Session } from './session.ts';

const paths = {
  plans: '/plans',
  packs: '/membership#packs',
  profile: '/profile',
  settings: '/profile-settings',
  companies: '/my-companies',
  messages: '/messages',
  decisions: '/decisions',
} as const;

export interface Remedy {
  to: keyof typeof paths;
  /** Without language prefix. */
  path: string;
  /** Whether the refused page itself has no remedy. */
  isOnlyWay: boolean;
}

const remedyTo = (to: keyof typeof paths, isOnlyWay = false): Remedy => ({ to, path: paths[to], isOnlyWay });

export const remedies = {
  NO_PLAN: remedyTo('plans', true),
  PLAN_EXPIRED: remedyTo('plans', true),
  COMPANY_NEEDS_PLAN: remedyTo('plans', true),
  COMPANY_LIMIT_REACHED: remedyTo('plans'),
  LIMIT_REACHED: remedyTo('plans'),
  CONTACT_LIMIT_REACHED: remedyTo('plans'),
  NOT_ENOUGH_CREDIT: remedyTo('packs', true),
  ADDRESS_INCOMPLETE: remedyTo('settings', true),
  EMAIL_NOT_VERIFIED: remedyTo('profile', true),
  COMPANY_NOT_APPROVED: remedyTo('companies'),
  COMPANY_SUSPENDED: remedyTo('decisions'),
  CHAT_EXISTS: remedyTo('messages'),
} as const satisfies Partial<Record<ErrorCode, Remedy>>;

/** Flags without which the page of a remedy refuses what resolves the cause. */
const flags: Partial<Record<Remedy['to'], Flag>> = {
  packs: 'viewUserTransactions',
  settings: 'editUserProfile',
  messages: 'getAccesibleChatCards',
};

/** Whether a member can resolve the cause there; otherwise the owner of the account or a colleague has to. */
export function mayUse({ to }: Pick<Remedy, 'to'>, session: Session): boolean {
  const flag = flags[to];
  return flag === undefined || may(session, flag);
}

/** @returns undefined if the person stays */
export const remedyOf = (failure: { code: string; message: string }): Remedy | undefined =>
  (remedies as Partial<Record<string, Remedy>>)[codeOf(failure)];
