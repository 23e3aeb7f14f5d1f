/**
 * The client's session (docs/requirements.md#session-p-41). The access token is in memory only; `user` is in local storage
 * (docs/behaviour.md#tokens), like `mode`, which src/page-scripts/site.ts toggles. No network here: see refresh.ts.
 */
import { atom, map } from 'nanostores';
import type { Credentials, UserInfo } from '../../../contract/session/shapes.ts';
import { keepOwnCompanies } from '../own-companies.ts';
import type { PaidAccount } from '../../../contract/payment/schemas.ts';
import type { Notification } from '../../../contract/notification/schemas.ts';
import type { Flag, Permissions } from '../../../contract/permissions.ts';
import {
  storeAppToken,
  storedFlags,
  storeMay,
  storeNews,
  storeRights,
  storeUser,
  storedAppToken,
  storedNews,
  storedRights,
  storedUser,
} from '../store/stored.ts';

export type CreditPlan = NonNullable<Credentials['creditPlanDetailDTO']>;

export interface Session {
  accessToken: string;
  user: UserInfo | null;
  masterID: string;
  /** Set only inside the app's web view (source 0). */
  mobileRefreshToken: string;
  refreshPending: boolean;
  /** The newest notifications, as they were last read. */
  notifications: readonly Notification[];
  permissions: Permissions | null;
  subUserPermissions: Permissions | null;
  creditPlan: CreditPlan | null;
  showPaymentIframe: boolean;
  /** ISO time from which on the account requires a second factor or passkey. Null if it requires none or the person has one. */
  secondFactorDue: string | null;
}

export type CredentialUpdate = Partial<Omit<Credentials, 'permission' | 'ifSubUserMainUserInfoDTO'>> &
  Pick<Partial<Credentials>, 'permission' | 'ifSubUserMainUserInfoDTO'>;

const signedOut: Session = {
  accessToken: '',
  user: null,
  masterID: '',
  mobileRefreshToken: '',
  refreshPending: true,
  notifications: [],
  permissions: null,
  subUserPermissions: null,
  creditPlan: null,
  showPaymentIframe: false,
  secondFactorDue: null,
};

export const $session = map<Session>({
  ...signedOut,
  user: storedUser(),
  mobileRefreshToken: storedAppToken(),
  subUserPermissions: storedRights<Permissions>(),
});
export const $unread = atom($session.get().user?.unreadMessageCount ?? 0);
/** Number of unread notifications. */
export const $news = atom(storedNews());
/** Whether the person is signing out, here or in another tab. From then on no data of the person are shown. */
export const $isLeaving = atom(false);

/** Whether every other call is refused until the person has a second factor or passkey. @param now ms since the epoch */
export const isSecondFactorDue = ({ secondFactorDue }: Session, now: number): boolean =>
  secondFactorDue !== null && Date.parse(secondFactorDue) <= now;

/**
 * Applies an answer of sign-in or refresh. Missing fields are unchanged; an update without token, refresh token and user clears
 * everything; the token `empty` clears the token and keeps the refresh pending.
 */
export function updateCredentials(update: CredentialUpdate): void {
  const { accessToken, refreshToken, userInfo, creditPlanDetailDTO, ifSubUserMainUserInfoDTO, permission = null, ownCompanyIds } = update;
  if (accessToken === undefined && refreshToken === undefined && userInfo === undefined) {
    clearSession();
    return;
  }
  const before = $session.get();
  let user = userInfo ?? before.user;
  const main = ifSubUserMainUserInfoDTO;
  if (user !== null && main && main.mainUserId !== '')
    user = {
      ...user,
      mainUserId: main.mainUserId,
      inCredit: main.inCredit,
      stCreditPlanId: main.planId,
      dtCreditPlanExpireDate: main.planExpireDate,
      isVerifyEmail: main.isMailVerify,
      isVerifyPhone: main.isPhoneVerify,
    };
  const isEmpty = accessToken === 'empty';
  $session.set({
    ...before,
    accessToken: isEmpty ? '' : (accessToken ?? before.accessToken),
    refreshPending: isEmpty,
    mobileRefreshToken: refreshToken ?? before.mobileRefreshToken,
    user,
    masterID: user === null ? '' : user.mainUserId || user.userID,
    creditPlan: creditPlanDetailDTO === undefined ? before.creditPlan : creditPlanDetailDTO,
    subUserPermissions: permission,
    permissions: permission,
    secondFactorDue: userInfo === undefined ? before.secondFactorDue : (update.dtSecondFactorDue ?? null),
  });
  if (ownCompanyIds) keepOwnCompanies(ownCompanyIds);
  if (userInfo !== undefined) $unread.set(userInfo.unreadMessageCount);
  storePerson();
  if (refreshToken !== undefined) storeAppToken(refreshToken);
}

/** Stores what pages show before a refresh. */
function storePerson(): void {
  const { user, permissions } = $session.get();
  storeUser(user);
  storeRights(permissions);
  for (const flag of storedFlags) storeMay(flag, user === null || may($session.get(), flag));
}

/** Deletes the session here and in local storage. */
export function clearSession(): void {
  $session.set({ ...signedOut });
  $unread.set(0);
  $news.set(0);
  storePerson();
  storeNews(0);
  storeAppToken('');
}

/** There is no session and no pending refresh: guests may call at once. */
export function settleSignedOut(): void {
  clearSession();
  $session.setKey('refreshPending', false);
}

/** A network failure keeps the session: the refresh is no longer pending, the person stays signed in (docs/behaviour.md#refresh). */
export const settleRefresh = (): void => $session.setKey('refreshPending', false);

/**
 * Sets balance and plan from the answer of a call, so that header and pages show them at once. Only this function and fresh credentials set
 * them. Other tabs read them from storage; other devices are notified by the live connection.
 */
export function setAccount({ creditPlanDetailDTO, ...account }: Partial<PaidAccount>): void {
  if ($session.get().user === null) return;
  if (creditPlanDetailDTO !== undefined) $session.setKey('creditPlan', creditPlanDetailDTO);
  changeUser(account);
}

/** Changes data of the person, without balance and plan. */
export const setUser = (change: Partial<Omit<UserInfo, keyof PaidAccount>>): void => changeUser(change);

function changeUser(change: Partial<UserInfo>): void {
  const before = $session.get().user;
  if (before === null) return;
  const user = { ...before, ...change };
  $session.setKey('user', user);
  storeUser(user);
}

/** Another tab stored newer data of the same person. */
export function adoptStoredUser(): void {
  const user = storedUser();
  if (user === null || user.userID !== $session.get().user?.userID) return;
  $session.setKey('user', user);
  $unread.set(user.unreadMessageCount);
}

/** Sets the shown notifications and the number of unread ones. */
export function setNotifications(notifications: readonly Notification[], unreadCount: number): void {
  $session.setKey('notifications', notifications);
  $news.set(unreadCount);
  storeNews(unreadCount);
}

/** Stored with the user, since pages without a call show the count too. */
export function setUnread(count: number): void {
  const unreadMessageCount = Math.max(0, count);
  $unread.set(unreadMessageCount);
  if ($session.get().user?.unreadMessageCount !== unreadMessageCount) setUser({ unreadMessageCount });
}

/** Main users may do everything; staff what their flags permit. */
export function may(session: Session, flag: Flag): boolean {
  if (session.user === null) return false;
  return session.user.isMainUser || session.subUserPermissions?.[flag] === true;
}
