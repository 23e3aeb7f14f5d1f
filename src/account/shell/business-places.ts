/** The places of the business area, in their order, and who may enter them. */
import { accountPages } from '../../../contract/site/account-pages.ts';
import type { AccountPage } from '../../../contract/site/page.ts';
import { may, type Session } from '../../client/session.ts';
import type { IconName } from '../../ui/icon-names.ts';

export interface BusinessPlace extends Pick<AccountPage, 'path' | 'flag'> {
  id: keyof typeof icons;
  icon: IconName;
}

const icons = {
  profile: 'user',
  companies: 'company',
  requests: 'request',
  messages: 'chat',
  membership: 'card',
  staff: 'staff',
  moderation: 'shield',
} as const satisfies Partial<Record<keyof typeof accountPages, IconName>>;

/** The places that this person may enter. */
export const placesOf = (session: Session): BusinessPlace[] =>
  (Object.keys(icons) as BusinessPlace['id'][])
    .map((id): BusinessPlace & AccountPage => ({ id, icon: icons[id], ...accountPages[id] }))
    .filter(({ flag, moderatorsOnly }) =>
      moderatorsOnly === true ? session.user?.isModerator === true : flag === undefined || may(session, flag),
    );
