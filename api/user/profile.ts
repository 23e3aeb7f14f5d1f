import type { UserProfile } from '../../contract/user/schemas.ts';
import { orUnset } from '../../contract/wire/wire.ts';
import { addressOf, type CompanyRow, completenessOfRow, isPublic } from '../company/row.ts';
import { listOwnCompanies } from '../company/store.ts';
import { readCitiesWithAreas } from '../lookup/store.ts';
import { isoTimeOrNull } from '../platform/clock.ts';
import type { Caller, Deps } from '../platform/http/handler.ts';
import { mediaUrl } from '../platform/media-url.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { withHiddenFiles } from '../platform/shown-files.ts';
import { readAccountView } from '../session/credentials-store.ts';
import { readProfile } from './profile-store.ts';
import { profileVersionOf } from './profile-version.ts';

const noAddress = {
  addressId: orUnset(null),
  email: '',
  phone: '',
  fax: '-',
  postalCode: '',
  countryId: orUnset(null),
  cityId: orUnset(null),
  areaId: orUnset(null),
  stDescription: '',
  stHeader: '',
};

/** Completeness of the company nearest to completion (docs/behaviour.md#completeness). */
async function bestCompleteness({ db }: Deps, rows: readonly CompanyRow[]): Promise<{ groups: number; items: number }> {
  const withAreas = await readCitiesWithAreas(
    db,
    rows.flatMap(({ city_id }) => (city_id === null ? [] : [city_id])),
  );
  return rows
    .map((row) => completenessOfRow(row, withAreas.has(row.city_id ?? '')))
    .reduce((best, { groups, items }) => (items > best.items ? { groups, items } : best), { groups: 0, items: 0 });
}

/** The profile of the caller; staff see the main account's plan, address and companies. @throws Refusal UNAUTHENTICATED */
export async function profileOf(caller: Caller, deps: Deps): Promise<UserProfile> {
  const { db, clock } = deps;
  const [view, profile, rows] = await Promise.all([
    readAccountView(db, caller.userId, clock.now()),
    readProfile(db, caller.userId, caller.masterUserId),
    listOwnCompanies(db, caller.masterUserId),
  ]);
  if (view === null || profile === null) throw new Refusal('UNAUTHENTICATED');
  const companies = rows.filter((row) => row.is_user_company === 0);
  const own = rows.find((row) => row.is_user_company === 1);
  return withHiddenFiles(deps, {
    ...view.userInfo,
    gender: profile.gender,
    isPhoneAwaitingApproval: profile.phone_approval_asked_at !== null && profile.phone_verified_at === null,
    fcmToken: profile.push_token ?? '',
    notificationSettings: {
      emailPermissonEnum: profile.notify_email,
      phonePermissionEnum: profile.notify_phone,
      mobileAppPermissionEnum: profile.notify_app,
    },
    creditPlan: view.plan,
    address: own === undefined ? noAddress : addressOf(own),
    companies: companies.map((row) => ({
      id: row.id,
      name: row.name,
      path: row.path,
      logoURL: mediaUrl(row.logo_key),
      approveStatus: row.approve_status,
      isPublic: isPublic(row),
      dtBoostExpire: isoTimeOrNull(row.boost_expires_at),
    })),
    requestCount: profile.request_count,
    completeness: await bestCompleteness(deps, companies),
    version: await profileVersionOf(profile, own),
  });
}
