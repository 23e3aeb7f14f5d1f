import { useStore } from '@nanostores/react';
import { lazy } from 'react';
import { minuteMs } from '../../../contract/limits.ts';
import { NotificationButton } from './NotificationButton.tsx';
import { accountPages } from '../../../contract/site/account-pages.ts';
import type { AccountPage } from '../../../contract/site/page.ts';
import { isSecondFactorDue, may } from '../../client/session/session.ts';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import { $route } from '../shared/route.ts';
import { useClock } from '../shared/data/use-clock.ts';
import { addSubjects, useTexts } from '../shared/texts.tsx';
import { useSession } from '../shared/data/use-session.ts';
import { LiveConnection } from './LiveConnection.tsx';
import { Band } from './Band.tsx';
import { PageError } from './PageError.tsx';
import { pages } from './pages.ts';

/** Loaded on demand: both are rare. */
const Message = lazy(async () => ({ default: (await import('../shared/Message.tsx')).Message }));
const NoPermission = lazy(async () => ({ default: (await import('../shared/gate/NoPermission.tsx')).NoPermission }));
/** For people without the second factor that their account will require, with its texts. */
const DueBanner = lazy(async () => {
  const [{ DueBanner: Banner }] = await Promise.all([import('./second-factor/DueBanner.tsx'), addSubjects(['secondFactor'])]);
  return { default: Banner };
});
/** The page for people without the second factor that their account requires, with its texts. */
const SecondFactorDue = lazy(async () => {
  const [{ SecondFactorDue: Due }] = await Promise.all([
    import('./second-factor/SecondFactorDue.tsx'),
    addSubjects(['secondFactor', 'passkey']),
  ]);
  return { default: Due };
});
const AppBadge = lazy(async () => ({ default: (await import('./AppBadge.tsx')).AppBadge }));
/** Only the app's shell has this page. */
const hasTabBar = (): boolean => document.querySelector('.tab-bar') !== null;

/** The page at the present address. */
export function Screen() {
  const { t } = useTexts();
  const session = useSession();
  const route = useStore($route);
  const now = useClock(minuteMs);
  // People without a role see the same for the pages of moderators.
  const notFound = <Message title={t('account.notFound')} text={t('404page')} />;
  if (route === undefined) return <PageError>{notFound}</PageError>;
  const { Page } = pages[route.route];
  const { band, flag, moderatorsOnly }: AccountPage = accountPages[route.route];
  const isAllowed = moderatorsOnly === true ? session.user?.isModerator === true : flag === undefined || may(session, flag);
  // The key has no query, so another id mounts a new page and another query does not.
  const key = `${route.route} ${JSON.stringify(route.params)}`;
  // An open chat has no app bar: with a bar above its placeholder, everything would move up when the chat appears.
  const isChat = route.route === 'messages' && route.search['chatId'] !== undefined;
  const waiting = (
    <div className={isChat ? 'wrap page page--chats' : 'wrap page'}>
      {isChat ? <section className="chat" aria-label={t('common.loading')} /> : <SkeletonList label={t('common.loading')} />}
    </div>
  );
  const due = session.secondFactorDue;
  if (isSecondFactorDue(session, now))
    return (
      <PageError waiting={waiting}>
        <SecondFactorDue />
      </PageError>
    );
  return (
    <>
      <Band current={band} />
      <PageError failed={null}>{due !== null && <DueBanner dtDue={due} />}</PageError>
      <PageError key={key} waiting={waiting}>
        {isAllowed ? <Page params={route.params} search={route.search} /> : moderatorsOnly === true ? notFound : <NoPermission />}
      </PageError>
      {/* After the page, so that the page's own call is sent first. */}
      <NotificationButton />
      <LiveConnection />
      <PageError failed={null}>{hasTabBar() && <AppBadge />}</PageError>
    </>
  );
}
