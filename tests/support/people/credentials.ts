import { flags, type Flag } from '../../../contract/permissions.ts';
import type { Credentials } from '../../../contract/session/shapes.ts';

const mainUser: Credentials['userInfo'] = {
  userID: 'a'.repeat(24),
  fullName: 'Elif Yıldırım',
  email: 'elif@kervan.example',
  profilePicUrl: '',
  stPhone: '+905322140718',
  language: 'TR',
  isMainUser: true,
  isModerator: false,
  mainUserId: 'a'.repeat(24),
  inCredit: 2000,
  stCreditPlanId: 'b'.repeat(24),
  dtCreditPlanExpireDate: null,
  isVerifyEmail: true,
  isVerifyPhone: true,
  unreadMessageCount: 3,
};

/** The answer of sign-in to a main user. */
export const credentialsOf = (change: Partial<Credentials> = {}): Credentials => ({
  accessToken: 'token',
  userInfo: mainUser,
  creditPlanDetailDTO: null,
  ifSubUserMainUserInfoDTO: null,
  permission: null,
  ...change,
});

/** The answer of sign-in to staff with these flags only. */
export const staffCredentialsOf = (...may: Flag[]): Credentials =>
  credentialsOf({
    userInfo: { ...mainUser, isMainUser: false },
    permission: Object.fromEntries(flags.map((flag) => [flag, may.includes(flag)])) as Record<Flag, boolean>,
  });
