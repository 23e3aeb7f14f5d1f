import { isExpired, type RequestState } from '../../../contract/request/rules.ts';
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

/** There is an approved version, and its time is not over: it is in public unless something hides it. */
export const isRunning = ({ dtPublicUntil }: Pick<OwnRequest, 'dtPublicUntil'>, now: number): boolean =>
  dtPublicUntil !== null && !isExpired(approval.approved, Date.parse(dtPublicUntil), now);
