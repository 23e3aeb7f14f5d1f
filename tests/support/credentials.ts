import type { Credentials } from '../../contract/session/shapes.ts';

/** What sign-in answers a main user. */
export const credentialsOf = (change: Partial<Credentials> = {}): Credentials => ({
  accessToken: 'token',
  userInfo: {
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
  },
  creditPlanDetailDTO: null,
  ifSubUserMainUserInfoDTO: null,
  permission: null,
  ...change,
});
