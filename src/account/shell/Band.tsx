import { useStore } from '@nanostores/react';
import { createPortal } from 'react-dom';
import { $unread } from '../../client/session/session.ts';
import { Tabs, type Tab } from '../../ui/Tabs.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { useSession } from '../shared/data/use-session.ts';
import { menuOf } from './business-menu.ts';

/** The navigation of the business area with the pages that this person may open. The layout reserves its space below the header. */
export function Band({ current }: { current: string | undefined }) {
  const { t, number, unreadOf } = useTexts();
  const session = useSession();
  const unread = useStore($unread);
  const target = document.getElementById('account-band');
  if (target === null) return null;
  const tabs = menuOf(session).map(({ id, icon, path }): Tab => ({
    id,
    icon,
    href: link(path),
    label: t(`nav.business.${id}`),
    ...(id === 'messages' && unread > 0 && { dot: number(unread), dotLabel: unreadOf(unread) }),
  }));
  return createPortal(<Tabs look="band" label={t('nav.account')} tabs={tabs} {...(current !== undefined && { current })} />, target);
}
