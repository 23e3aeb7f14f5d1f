import { beforeEach, describe, expect, it } from 'vitest';
import { stubBrowser } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

const { local: stored, session: storedForTab } = stubBrowser();

const {
  $isLeaving,
  $news,
  $session,
  $unread,
  adoptStoredUser,
  clearSession,
  may,
  reduceUnread,
  setAccount,
  setNotifications,
  setUnread,
  updateCredentials,
} = await import('../../../src/client/session/session.ts');
const { forgetSession } = await import('../../../src/client/session/sign-out.ts');
const { storedUser } = await import('../../../src/client/store/stored.ts');
const { flags, permissionsFromBits, staffDefaultBits } = await import('../../../contract/permissions.ts');

const signedIn = credentialsOf({ refreshToken: 'refresh' });
const { userInfo } = signedIn;

beforeEach(() => {
  clearSession();
  stored.clear();
});

describe('credentials', () => {
  it('sets what is supplied and ends the waiting', () => {
    updateCredentials(signedIn);
    expect($session.get()).toMatchObject({
      accessToken: 'token',
      mobileRefreshToken: 'refresh',
      refreshPending: false,
      masterID: userInfo.mainUserId,
    });
    expect($unread.get()).toBe(3);
    expect(JSON.parse(stored.getItem('user') ?? '{}')).toMatchObject({ fullName: 'Elif Yıldırım' });
  });

  it('keeps what an update leaves out', () => {
    updateCredentials(signedIn);
    updateCredentials({ accessToken: 'next' });
    expect($session.get()).toMatchObject({ accessToken: 'next', mobileRefreshToken: 'refresh', user: { fullName: 'Elif Yıldırım' } });
  });

  it('clears everything and waits for a refresh when nothing is supplied', () => {
    updateCredentials(signedIn);
    updateCredentials({});
    expect($session.get()).toMatchObject({ accessToken: '', mobileRefreshToken: '', user: null, masterID: '', refreshPending: true });
    expect(stored.getItem('user')).toBeNull();
  });

  it('takes the token "empty" for none and goes on waiting', () => {
    updateCredentials(signedIn);
    updateCredentials({ accessToken: 'empty' });
    expect($session.get()).toMatchObject({ accessToken: '', refreshPending: true, user: { fullName: 'Elif Yıldırım' } });
  });

  it("replaces the credit, plan, expiry and verification of staff by the main user's, and saves that", () => {
    const main = {
      mainUserId: 'c'.repeat(24),
      inCredit: 120,
      planId: 'd'.repeat(24),
      planExpireDate: '2027-01-01T00:00:00.000Z',
      isMailVerify: false,
      isPhoneVerify: false,
    };
    updateCredentials({ ...signedIn, userInfo: { ...userInfo, isMainUser: false }, ifSubUserMainUserInfoDTO: main });
    const expected = {
      mainUserId: main.mainUserId,
      inCredit: 120,
      stCreditPlanId: main.planId,
      dtCreditPlanExpireDate: main.planExpireDate,
      isVerifyEmail: false,
      isVerifyPhone: false,
    };
    expect($session.get().user).toMatchObject(expected);
    expect(JSON.parse(stored.getItem('user') ?? '{}')).toMatchObject(expected);
  });

  it('has the permissions of the payload, or null when there are none', () => {
    const permission = permissionsFromBits(staffDefaultBits);
    updateCredentials({ ...signedIn, permission });
    expect($session.get().subUserPermissions).toEqual(permission);
    updateCredentials(signedIn);
    expect($session.get().subUserPermissions).toBeNull();
  });

  it('keeps the plan unless another one, or none, is supplied', () => {
    const plan = { id: 'd'.repeat(24), planName: 'İş', dtExpireDate: null, isExpired: false, businessRuleDto: [] };
    updateCredentials({ ...signedIn, creditPlanDetailDTO: plan });
    updateCredentials({ accessToken: 'next' });
    expect($session.get().creditPlan).toEqual(plan);
    updateCredentials(signedIn);
    expect($session.get().creditPlan).toBeNull();
  });

  it('leaves staff alone when the main-user info names no one', () => {
    const main = { mainUserId: '', inCredit: 1, planId: '', planExpireDate: null, isMailVerify: false, isPhoneVerify: false };
    updateCredentials({ ...signedIn, ifSubUserMainUserInfoDTO: main });
    expect($session.get().user).toMatchObject({ inCredit: 2000, isVerifyEmail: true });
  });

  it('starts with a refresh pending, and believes no stored user that is none', () => {
    expect($session.get().refreshPending).toBe(true);
    for (const text of ['{', '5', '[]', '{"userID":7}', 'null']) {
      stored.setItem('user', text);
      expect(storedUser()).toBeNull();
    }
  });
});

describe('signing out', () => {
  it("forgets everything of the person, and keeps what is the device's", () => {
    updateCredentials({ ...signedIn, permission: permissionsFromBits(staffDefaultBits) });
    setNotifications([], 4);
    const ofDevice = {
      mode: 'dark',
      cookies: 'refused',
      'language-imp': 'TR',
      'language-adopted': 'TR',
      'wait:reset:1': String(Date.now() + 60_000),
    };
    stored.setItem('wait:reset:ended', String(Date.now() - 1));
    for (const [key, value] of Object.entries(ofDevice)) stored.setItem(key, value);
    stored.setItem('language-sent', 'TR');
    stored.setItem('request-draft', 'yarn');
    storedForTab.setItem('message-draft', 'hello');
    forgetSession();
    expect($session.get()).toEqual({
      accessToken: '',
      user: null,
      masterID: '',
      mobileRefreshToken: '',
      refreshPending: false,
      notifications: [],
      permissions: null,
      subUserPermissions: null,
      creditPlan: null,
      showPaymentIframe: false,
    });
    expect([$unread.get(), $news.get(), $isLeaving.get()]).toEqual([0, 0, true]);
    expect(Object.keys(stored).sort()).toEqual(Object.keys(ofDevice).sort());
    expect(Object.keys(storedForTab)).toEqual([]);
  });
});

describe('what a session may', () => {
  it('lets main users do everything, staff what their flags say, and guests nothing', () => {
    expect(flags.some((flag) => may($session.get(), flag))).toBe(false);
    updateCredentials(signedIn);
    expect(flags.every((flag) => may($session.get(), flag))).toBe(true);
    updateCredentials({ ...signedIn, userInfo: { ...userInfo, isMainUser: false }, permission: permissionsFromBits(staffDefaultBits) });
    expect(flags.filter((flag) => may($session.get(), flag))).toEqual(['addAndEditSubUser', 'viewUserProfile']);
  });
});

describe('numbers beside the name', () => {
  it('shows the balance that the API answered', () => {
    updateCredentials(signedIn);
    setAccount({ inCredit: 1900 });
    expect($session.get().user?.inCredit).toBe(1900);
  });
  it('shows the plan that was answered beside it, and keeps the one it had where none was', () => {
    updateCredentials(signedIn);
    const plan = { id: 'p', planName: 'Basic', dtExpireDate: null, isExpired: false, businessRuleDto: [] };
    setAccount({ inCredit: 550, stCreditPlanId: 'p', dtCreditPlanExpireDate: null, creditPlanDetailDTO: plan });
    setAccount({ inCredit: 500 });
    expect($session.get()).toMatchObject({ user: { inCredit: 500, stCreditPlanId: 'p' }, creditPlan: plan });
  });
  it('says nothing of an account when nobody is signed in', () => {
    setAccount({ inCredit: 1900 });
    expect([$session.get().user, stored.getItem('user')]).toEqual([null, null]);
  });
  it('takes over what another tab has stored of the same person, and of nobody else', () => {
    updateCredentials(signedIn);
    const store = (change: object) => stored.setItem('user', JSON.stringify({ ...userInfo, ...change }));
    store({ inCredit: 7, unreadMessageCount: 9 });
    adoptStoredUser();
    expect([$session.get().user?.inCredit, $unread.get()]).toEqual([7, 9]);
    store({ userID: 'f'.repeat(24), inCredit: 8 });
    adoptStoredUser();
    stored.removeItem('user');
    adoptStoredUser();
    expect($session.get().user).toMatchObject({ userID: userInfo.userID, inCredit: 7 });
  });
  it('never counts unread messages below zero', () => {
    setUnread(2);
    reduceUnread(5);
    expect($unread.get()).toBe(0);
    setUnread(-3);
    expect($unread.get()).toBe(0);
  });
  it('keeps the unread count with the user, for pages that make no call', () => {
    updateCredentials(signedIn);
    reduceUnread(1);
    expect(JSON.parse(stored.getItem('user') ?? '{}')).toMatchObject({ unreadMessageCount: 2 });
  });
  it('keeps the count of the bell for pages that make no call, and forgets it with the session', () => {
    updateCredentials(signedIn);
    const told = { id: 'e'.repeat(24), kind: 'credits-added', values: {}, href: '/membership', isRead: false, dtCreatedAt: '' };
    setNotifications([told], 4);
    expect([$session.get().notifications, $news.get(), stored.getItem('unreadNotifications')]).toEqual([[told], 4, '4']);
    setNotifications([], 0);
    expect(stored.getItem('unreadNotifications')).toBeNull();
    setNotifications([told], 1);
    clearSession();
    expect([$session.get().notifications, $news.get(), stored.getItem('unreadNotifications')]).toEqual([[], 0, null]);
  });
});
