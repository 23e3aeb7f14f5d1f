import { useStore } from '@nanostores/react';
import { $news, may } from '../../client/session/session.ts';
import { languageNames, languages } from '../../../contract/text/languages.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { useSession } from '../shared/data/use-session.ts';
import { menuOf } from './business-menu.ts';

/**
 * The profile menu of the app (docs/requirements.md#shell-of-the-native-app-p-27): the signed-in person, and links to all pages of the
 * business area.
 */
export default function ProfileTabPage() {
  const { t, creditsOf, language, number } = useTexts();
  const session = useSession();
  const news = useStore($news);
  const { user } = session;
  const rows: readonly (readonly [string, IconName, string])[] = [
    ...menuOf(session)
      .filter(({ id }) => id !== 'messages')
      .map(({ id, path, icon }) => [path, icon, t(`nav.business.${id}`)] as const),
    ['/notifications', 'bell', t('common.notifications')],
    ['/plans', 'star', t('nav.plans')],
    ['/profile-settings', 'settings', t('nav.business.settings')],
  ];
  return (
    <div className="wrap page stack gap-6">
      <PageHead title={t('nav.app.profile')} />
      {user !== null && (
        <a className="app-person" href={link('/profile')}>
          <Avatar name={user.fullName} src={user.profilePicUrl} round />
          <span className="stack gap-1">
            <strong dir="auto">{user.fullName}</strong>
            {may(session, 'viewUserTransactions') && <span className="text-sm soft">{creditsOf(user.inCredit)}</span>}
          </span>
        </a>
      )}
      <ul className="app-menu">
        {rows.map(([path, icon, label]) => (
          <li key={path}>
            <a href={link(path)}>
              <Icon name={icon} />
              {label}
              {path === '/notifications' && news > 0 && <span className="dot">{number(news)}</span>}
              <Icon name="chevron-end" size="small" />
            </a>
          </li>
        ))}
      </ul>
      <ul className="app-menu">
        {languages.map((each) => (
          <li key={each}>
            <a
              href={`/language?to=${each}&back=${encodeURIComponent('/profile-tab')}`}
              lang={each}
              aria-current={each === language ? 'true' : undefined}
            >
              <Icon name="globe" />
              {languageNames[each].name}
              {each === language && <Icon name="check" size="small" />}
            </a>
          </li>
        ))}
      </ul>
      <ul className="app-menu">
        <li>
          <button type="button" data-do="mode">
            <span className="in-light">
              <Icon name="moon" />
              {t('common.mode.toDark')}
            </span>
            <span className="in-dark">
              <Icon name="sun" />
              {t('common.mode.toLight')}
            </span>
          </button>
        </li>
        <li>
          <button type="button" data-do="sign-out">
            <Icon name="logout" />
            {t('common.actions.signOut')}
          </button>
        </li>
      </ul>
    </div>
  );
}
