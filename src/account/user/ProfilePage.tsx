import { useEffect } from 'react';
import { phoneText } from '../../i18n/phone-text.ts';
import { isolated } from '../../../contract/text/isolate.ts';
import { asciiLowerCase } from '../../../contract/text/letter-case.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import type { Address, UserProfile } from '../../../contract/user/schemas.ts';
import { cityNameOf, inOneLine, isolatedParts } from '../../../contract/lookup/place-name.ts';
import { completenessGroupCount, completenessItemCount, completenessPercent } from '../../../contract/company/completeness.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { keepOwnCompanies } from '../../client/own-companies.ts';
import { may } from '../../client/session/session.ts';
import { languageNames, type Language } from '../../../contract/text/languages.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Answered } from '../shared/data/Answered.tsx';
import { BackNote } from '../shared/BackNote.tsx';
import { useCities, useCountries } from '../shared/data/lookups.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { link } from '../shared/route.ts';
import { useCall } from '../shared/data/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useSession } from '../shared/data/use-session.ts';
import { Boxes } from './Boxes.tsx';
import { Verification } from './Verification.tsx';

/** The signed-in person, the completeness of the profile, and links to all other pages. */
export default function ProfilePage() {
  const query = useCall(getUserProfile);
  const companies = query.data?.user.companies;
  useEffect(() => {
    if (companies !== undefined) keepOwnCompanies(companies.map(({ id }) => id));
  }, [companies]);
  return (
    <div className="wrap page stack gap-6">
      <BackNote />
      <Answered query={query} rows={4}>
        {({ user }) => <Profile user={user} />}
      </Answered>
    </div>
  );
}

function Profile({ user }: { user: UserProfile }) {
  const { t } = useTexts();
  const hasPlan = user.creditPlan !== null && !user.creditPlan.isExpired;
  return (
    <>
      <PageHead
        title={t('user.profile.welcome', { name: user.fullName })}
        start={
          <a href={link('/profile-settings')}>
            <Avatar name={user.fullName} src={user.profilePicUrl} size="large" round />
            <span className="visually-hidden">{t('nav.business.profileSettings')}</span>
          </a>
        }
        below={
          <p className="row">
            {hasPlan && (
              <Badge tone="boost" icon="star">
                {t('user.profile.plan', { plan: isolated(user.creditPlan?.planName ?? '') })}
              </Badge>
            )}
            <Badge tone="teal" icon={user.isMainUser ? 'user' : 'staff'}>
              {t(user.isMainUser ? 'user.profile.mainUser' : 'user.profile.staff')}
            </Badge>
          </p>
        }
        end={
          <LinkButton variant="secondary" icon="settings" href={link('/profile-settings')}>
            {t('nav.business.profileSettings')}
          </LinkButton>
        }
      />
      <Boxes user={user} />
      <Completeness user={user} />
      <div className="columns columns--2">
        <PersonalFacts user={user} />
        <ReachFacts user={user} />
      </div>
      <Notifications user={user} />
    </>
  );
}

function Completeness({ user }: { user: UserProfile }) {
  const { t, number } = useTexts();
  const session = useSession();
  const hasNone = user.companies.length === 0;
  const percent = completenessPercent(user.completeness.items);
  return (
    <Card
      title={t('user.profile.completeness.title')}
      end={<span className="medium">{t('user.profile.completeness.percent', { percent: number(percent) })}</span>}
    >
      <div className="stack gap-3">
        <Progress value={user.completeness.items} max={completenessItemCount} label={t('user.profile.completeness.title')} />
        {/* Not a middle dot, which looks like the Arabic zero. */}
        <p className="text-sm soft">
          {t('user.profile.completeness.groups', { groups: number(user.completeness.groups), total: number(completenessGroupCount) })} –{' '}
          {t('user.profile.completeness.items', { items: number(user.completeness.items), total: number(completenessItemCount) })}
        </p>
        {percent < 100 && (!hasNone || may(session, 'addCompany')) && (
          <a className="go" href={link(hasNone ? '/add-new-company' : '/my-companies')}>
            {t(hasNone ? 'user.profile.completeness.add' : 'user.profile.completeness.go')}
          </a>
        )}
      </div>
    </Card>
  );
}

function PersonalFacts({ user }: { user: UserProfile }) {
  const { t } = useTexts();
  const gender = user.gender === 1 ? 'male' : user.gender === 2 ? 'female' : 'other';
  const language = asciiLowerCase(user.language) as Language;
  return (
    <Card title={t('user.profile.personal')}>
      <dl className="facts-list">
        <div>
          <dt>{t('user.profile.field.fullName')}</dt>
          <dd className="keep-edge" dir="auto">
            {user.fullName}
          </dd>
        </div>
        <div>
          <dt>{t('user.profile.field.gender')}</dt>
          <dd>{t(`user.profile.gender.${gender}`)}</dd>
        </div>
        <div>
          <dt>{t('user.profile.field.language')}</dt>
          <dd>{languageNames[language].name}</dd>
        </div>
      </dl>
    </Card>
  );
}

function ReachFacts({ user }: { user: UserProfile }) {
  const { t } = useTexts();
  const address = useAddressText(user.address);
  return (
    <Card title={t('user.profile.contact')}>
      <dl className="facts-list">
        <div>
          <dt>{t('user.profile.field.email')}</dt>
          <dd className="row">
            <span className="ltr">{user.email}</span>
            {user.isMainUser && <Verification kind="email" isVerified={user.isVerifyEmail} />}
          </dd>
        </div>
        <div>
          <dt>{t('user.profile.field.phone')}</dt>
          <dd className="row">
            <span className="ltr">{user.stPhone === '' ? '–' : phoneText(user.stPhone)}</span>
            {user.isMainUser && <Verification kind="phone" isVerified={user.isVerifyPhone} isWaiting={user.isPhoneAwaitingApproval} />}
          </dd>
        </div>
        <div>
          <dt>{t('user.profile.field.address')}</dt>
          <dd>{address === '' ? '–' : address}</dd>
        </div>
      </dl>
    </Card>
  );
}

/** The address in one line, with names of places once they are loaded. */
function useAddressText({ stHeader, stDescription, postalCode, countryId, cityId, areaId }: Address): string {
  const { language } = useTexts();
  const country = useCountries().find(({ id }) => id === countryId);
  const city = useCities(countryId === unsetId ? null : countryId)?.find(({ id }) => id === cityId);
  const area = city?.areas.find(({ id }) => id === areaId);
  const cityName = city && cityNameOf(city.name, city.names, language);
  return inOneLine(isolatedParts([stHeader, stDescription, area?.name, cityName, postalCode, country?.name[language]]), language);
}

function Notifications({ user }: { user: UserProfile }) {
  const { t } = useTexts();
  const { emailPermissonEnum, phonePermissionEnum, mobileAppPermissionEnum } = user.notificationSettings;
  const rows = [
    ['email', emailPermissonEnum],
    ['phone', phonePermissionEnum],
    ['app', mobileAppPermissionEnum],
  ] as const;
  return (
    <Card title={t('user.profile.notifications')}>
      <dl className="facts-list facts-list--3">
        {rows.map(([way, level]) => (
          <div key={way}>
            <dt>{t(`user.profile.way.${way}`)}</dt>
            <dd>{t(`user.profile.level.${level}`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
