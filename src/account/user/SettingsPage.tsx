import { useEffect, useState } from 'react';
import { editUserProfile, getUserProfile } from '../../../contract/user/calls.ts';
import type { UserProfile } from '../../../contract/user/schemas.ts';
import { may } from '../../client/session/session.ts';
import { sayFailure } from '../shared/say-failure.ts';
import { saySuccess } from '../shared/say-success.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { later } from '../../ui/later.ts';
import { SkeletonList } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { useDialCodes } from '../shared/data/place-choices.ts';
import { Message } from '../shared/Message.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { link } from '../shared/route.ts';
import { useCall } from '../shared/data/query.ts';
import { addSubjects, useTexts } from '../shared/texts.tsx';
import { BackNote } from '../shared/BackNote.tsx';
import { useLatest } from '../shared/data/use-latest.ts';
import { useSession } from '../shared/data/use-session.ts';
import { endDeletedSession } from './end-deleted-session.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { takeSavedMark } from './saved-mark.ts';
import { useSignUpDraft } from './sign-up-draft.ts';

/** Loaded with its texts when a tab beside the profile is opened. */
const otherSettings = later(async () => {
  const [{ OtherSettings }] = await Promise.all([import('./OtherSettings.tsx'), addSubjects(['passkey', 'connection', 'secondFactor'])]);
  return OtherSettings;
});

const tabs = ['profile', 'security', 'blocked', 'data'] as const;
type Tab = (typeof tabs)[number];
const icons = { profile: 'user', security: 'lock', blocked: 'company', data: 'download' } as const;

/** All settings: profile, password and devices, blocked companies, export and deletion of the account. */
export default function SettingsPage({ search }: { search: Readonly<Record<string, string>> }) {
  const { t } = useTexts();
  const query = useCall(getUserProfile);
  const isLatest = useLatest(query);
  const [isDeleted, setDeleted] = useState(false);
  const part = tabs.find((tab) => tab === search['part']) ?? 'profile';
  useEffect(() => {
    if (part !== 'profile') otherSettings.load().catch(() => sayFailure(t('errors.NETWORK')));
  }, [part, t]);
  useEffect(() => {
    if (takeSavedMark()) saySuccess(t, editUserProfile, 'user.settings.saved');
  }, [t]);
  if (isDeleted) return <Message title={t('user.settings.delete.title')} text={t('user.settings.delete.done')} />;
  const onDeleted = () => {
    setDeleted(true);
    endDeletedSession();
  };
  return (
    <div className="wrap page stack gap-6">
      <PageHead title={t('nav.business.profileSettings')} parent={{ path: '/profile', label: t('nav.business.profile') }} />
      <BackNote />
      <Answered query={query} rows={5} isWaiting={!isLatest}>
        {({ user }) => <Settings user={user} part={part} onDeleted={onDeleted} />}
      </Answered>
    </div>
  );
}

/** Blocked companies are for people who may chat, deletion of the account is for the main user. */
function Settings({ user, part, onDeleted }: { user: UserProfile; part: Tab; onDeleted: () => void }) {
  const { t } = useTexts();
  const session = useSession();
  const Others = otherSettings.usePart();
  const isOffered = { profile: true, security: true, blocked: may(session, 'sendMessage'), data: true };
  const shown = tabs.filter((tab) => isOffered[tab]);
  const current = shown.includes(part) ? part : 'profile';
  return (
    <>
      <Tabs
        label={t('user.settings.sections')}
        current={current}
        tabs={shown.map((tab) => ({
          id: tab,
          href: link(tab === 'profile' ? '/profile-settings' : `/profile-settings?part=${tab}`),
          label: t(`user.settings.tab.${tab}`),
          icon: icons[tab],
        }))}
      />
      <ProfilePart user={user} isShown={current === 'profile'} />
      {/* oxlint-disable-next-line react/static-components -- loaded once and the same component from then on */}
      {Others !== null && <Others user={user} part={current === 'profile' ? null : current} onDeleted={onDeleted} />}
      {Others === null && current !== 'profile' && <SkeletonList label={t('common.loading')} rows={5} />}
    </>
  );
}

function ProfilePart({ user, isShown }: { user: UserProfile; isShown: boolean }) {
  const { t, language } = useTexts();
  const session = useSession();
  const dialCodes = useDialCodes(language);
  const draft = useSignUpDraft(user.email);
  if (!may(session, 'editUserProfile')) return isShown && <EmptyState title={t('errors.FORBIDDEN')} level={2} />;
  if (dialCodes.length === 0 || draft === undefined) return isShown && <SkeletonList label={t('common.loading')} rows={5} />;
  return <ProfileForm user={user} dialCodes={dialCodes} draft={draft} isShown={isShown} />;
}
