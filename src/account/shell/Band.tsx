import { useStore } from '@nanostores/react';
import { createPortal } from 'react-dom';
import { $session, $unread, may } from '../../client/session.ts';
import { Tabs, type Tab } from '../../ui/Tabs.tsx';
import type { Flag } from '../../../contract/permissions.ts';
import { link } from '../shared/place.ts';
import { useTexts } from '../shared/texts.tsx';

interface Place extends Pick<Tab, 'id' | 'icon'> {
  id: 'profile' | 'companies' | 'requests' | 'messages' | 'membership' | 'staff' | 'moderation';
  path: string;
  flag?: Flag;
}

const places: readonly Place[] = [
  { id: 'profile', icon: 'user', path: '/profile' },
  { id: 'companies', icon: 'company', path: '/my-companies' },
  { id: 'requests', icon: 'request', path: '/my-requests', flag: 'requestsAccess' },
  { id: 'messages', icon: 'chat', path: '/messages', flag: 'getAccesibleChatCards' },
  { id: 'membership', icon: 'card', path: '/membership', flag: 'viewUserTransactions' },
  { id: 'staff', icon: 'staff', path: '/my-staff', flag: 'addAndEditSubUser' },
];

/** The places of the business area that this person may enter; stands in the place that the layout keeps below the header. */
export function Band({ current }: { current: string | undefined }) {
  const { t, number, unreadOf } = useTexts();
  const session = useStore($session);
  const unread = useStore($unread);
  const target = document.getElementById('account-band');
  if (target === null) return null;
  const mine = places.filter(({ flag }) => flag === undefined || may(session, flag));
  if (session.user?.isModerator === true) mine.push({ id: 'moderation', icon: 'shield', path: '/moderation' });
  const tabs = mine.map(({ id, icon, path }): Tab => ({
    id,
    href: link(path),
    label: t(`nav.business.${id}`),
    ...(icon !== undefined && { icon }),
    ...(id === 'messages' && unread > 0 && { dot: number(unread), dotLabel: unreadOf(unread) }),
  }));
  return createPortal(<Tabs look="band" label={t('nav.account')} tabs={tabs} {...(current !== undefined && { current })} />, target);
}
