/** The places of the business area, in their order, and who may enter them. */
import type { Flag } from '../../../contract/permissions.ts';
import { may, type Session } from '../../client/session.ts';
import type { IconName } from '../../ui/icon-names.ts';

export interface BusinessPlace {
  id: 'profile' | 'companies' | 'requests' | 'messages' | 'membership' | 'staff' | 'moderation';
  path: string;
  icon: IconName;
  flag?: Flag;
}

const places: readonly BusinessPlace[] = [
  { id: 'profile', icon: 'user', path: '/profile' },
  { id: 'companies', icon: 'company', path: '/my-companies' },
  { id: 'requests', icon: 'request', path: '/my-requests', flag: 'requestsAccess' },
  { id: 'messages', icon: 'chat', path: '/messages', flag: 'getAccesibleChatCards' },
  { id: 'membership', icon: 'card', path: '/membership', flag: 'viewUserTransactions' },
  { id: 'staff', icon: 'staff', path: '/my-staff', flag: 'addAndEditSubUser' },
];

/** The places that this person may enter. */
export function placesOf(session: Session): BusinessPlace[] {
  const mine = places.filter(({ flag }) => flag === undefined || may(session, flag));
  if (session.user?.isModerator === true) mine.push({ id: 'moderation', icon: 'shield', path: '/moderation' });
  return mine;
}
