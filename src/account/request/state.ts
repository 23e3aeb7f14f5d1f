import { isExpired, checkValidUntil, type RequestState } from '../../../contract/request/rules.ts';
import { approval } from '../../../contract/company/approval.ts';
import type { OwnRequest } from '../../../contract/request/shapes.ts';
import type { BadgeProps } from '../../ui/Badge.tsx';

export const looks: Record<RequestState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  rejected: { tone: 'red', icon: 'alert' },
  ready: { tone: 'teal', icon: 'send' },
  pending: { tone: 'amber', icon: 'clock' },
  expired: { tone: 'amber', icon: 'calendar' },
  paused: { tone: 'teal', icon: 'pause' },
  hidden: { tone: 'teal', icon: 'eye-off' },
  approved: { tone: 'green', icon: 'check-circle' },
};

/** An approved version exists and has not expired: it is public unless something hides it. */
export const isRunning = ({ dtPublicUntil }: Pick<OwnRequest, 'dtPublicUntil'>, now: number): boolean =>
  dtPublicUntil !== null && !isExpired(approval.approved, Date.parse(dtPublicUntil), now);

/** The last day set by its owner has passed: it can be sent with a new one only. */
export const isDayPast = ({ factsInput }: Pick<OwnRequest, 'factsInput'>, now: number): boolean =>
  checkValidUntil(factsInput?.validUntil, now) === 'DATE_PAST';

export type Sending = 'send' | 'resend' | 'renew';

/** The kind of submission that its state allows; null if it cannot be sent. */
export function sendingOf({ state, approveStatus }: Pick<OwnRequest, 'state' | 'approveStatus'>): Sending | null {
  if (state === 'expired') return 'renew';
  if (state === 'rejected') return 'resend';
  return approveStatus === approval.ready ? 'send' : null;
}
