import { emailPattern } from '../../contract/email.ts';
import { editUserProfile } from '../../contract/user/calls.ts';
import { profileStatement } from '../account/change-store.ts';
import { listOwnCompanies } from '../company/store.ts';
import { addressStatement } from '../company/user-company-store.ts';
import { changedStatement } from '../platform/db/guard.ts';
import { type Context, done, on } from '../platform/http/handler.ts';
import { storeUploads } from '../platform/media.ts';
import { mediaChangeStatements } from '../platform/media-store.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { phoneDigits, textOrNull } from '../platform/text/typed.ts';
import { changedAddress } from './changed-address.ts';
import { profileOf } from './profile.ts';
import { readProfile } from './profile-store.ts';
import { profileVersionOf } from './profile-version.ts';

/** Edits the own profile and the account's address; another user's id is not found (docs/behaviour.md#status-codes). */
async function editProfile({ body, files, caller, deps }: Context<typeof editUserProfile>) {
  const { commit, db } = deps;
  if (body.UserID !== caller.userId) throw new Refusal('NOT_FOUND');
  const [before, companies] = await Promise.all([
    readProfile(db, caller.userId, caller.masterUserId),
    listOwnCompanies(db, caller.masterUserId),
  ]);
  const own = companies.find((row) => row.is_user_company === 1);
  if (before === null || own === undefined) throw new Refusal('NOT_FOUND');
  if (body['Address.AddressId'] !== undefined && body['Address.AddressId'] !== own.id) throw new Refusal('NOT_FOUND');
  if (body.Version !== undefined && body.Version !== (await profileVersionOf(before, own))) throw new Refusal('STALE_VERSION');

  const email = textOrNull(body['Address.Email']);
  if (email !== null && !emailPattern.test(email)) throw new Refusal('BAD_INPUT', { fields: { 'Address.Email': 'INVALID_EMAIL' } });
  const phone = phoneDigits(body.stPhone, before.phone);
  const address = await changedAddress(db, body, own);

  const [picture] = await storeUploads(deps, files['ProfilePicture'], {
    ownerUserId: caller.masterUserId,
    call: editUserProfile,
    field: 'ProfilePicture',
  });
  const isReplaced = picture !== undefined || body.RemovePicture === true;
  const removed = isReplaced && before.picture_key !== null ? [before.picture_key] : [];
  const statements = [
    profileStatement(db, caller.userId, {
      fullName: body.FullName,
      language: body.Language ?? null,
      phone,
      gender: body.Gender ?? null,
      notifyEmail: body.EmailPermissonEnum ?? null,
      notifyPhone: body.PhonePermissionEnum ?? null,
      notifyApp: body.MobileAppPermissionEnum ?? null,
      pictureKey: isReplaced ? (picture?.key ?? null) : undefined,
    }),
    // If the account is deleted or the colleague removed during this call, their data stay deleted.
    changedStatement(db),
    addressStatement(db, own.id, address),
    changedStatement(db),
    ...mediaChangeStatements(db, picture === undefined ? [] : [picture.key], removed),
  ];
  return commit(statements, done('PROFILE_SAVED', 'Your profile was saved.', {}), 'UNAUTHENTICATED');
}

export const editProfileRoute = on(editUserProfile, editProfile, async (_, { caller, deps }) => ({ user: await profileOf(caller, deps) }));
