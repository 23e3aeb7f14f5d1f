/** The menu of the business area in order, and who sees which entry. */
import { accountPages } from '../../../contract/site/account-pages.ts';
import type { AccountPage } from '../../../contract/site/page.ts';
import { may, type Session } from '../../client/session/session.ts';
import type { IconName } from '../../ui/icons.ts';

export interface MenuEntry extends Pick<AccountPage, 'path' | 'flag'> {
  id: keyof typeof icons;
  icon: IconName;
}

const icons = {
  start: 'home',
  profile: 'user',
  companies: 'company',
  requests: 'request',
  messages: 'chat',
  saved: 'star',
  membership: 'card',
  staff: 'staff',
  moderation: 'shield',
} as const satisfies Partial<Record<keyof typeof accountPages, IconName>>;

/** The entries that this person may open. */
export const menuOf = (session: Session): MenuEntry[] =>
  (Object.keys(icons) as MenuEntry['id'][])
    .map((id): MenuEntry & AccountPage => ({ id, icon: icons[id], ...accountPages[id] }))
    .filter(({ flag, moderatorsOnly }) =>
      moderatorsOnly === true ? session.user?.isModerator === true : flag === undefined || may(session, flag),
    );
