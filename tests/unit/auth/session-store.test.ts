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
  it('sets what the answer contains and ends the pending state', () => {
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

  it('keeps what an update omits', () => {
    updateCredentials(signedIn);
    updateCredentials({ accessToken: 'next' });
    expect($session.get()).toMatchObject({ accessToken: 'next', mobileRefreshToken: 'refresh', user: { fullName: 'Elif Yıldırım' } });
  });

  it('clears everything and waits for a refresh when the answer is empty', () => {
    updateCredentials(signedIn);
    updateCredentials({});
    expect($session.get()).toMatchObject({ accessToken: '', mobileRefreshToken: '', user: null, masterID: '', refreshPending: true });
    expect(stored.getItem('user')).toBeNull();
  });

  it('treats the token "empty" as none and keeps waiting', () => {
    updateCredentials(signedIn);
    updateCredentials({ accessToken: 'empty' });
    expect($session.get()).toMatchObject({ accessToken: '', refreshPending: true, user: { fullName: 'Elif Yıldırım' } });
  });

  it('replaces credit, plan, expiry and verification of staff by those of the main user, and stores that', () => {
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

  it('keeps the plan unless the answer has another one, or none', () => {
    const plan = { id: 'd'.repeat(24), planName: 'İş', dtExpireDate: null, isExpired: false, businessRuleDto: [] };
    updateCredentials({ ...signedIn, creditPlanDetailDTO: plan });
    updateCredentials({ accessToken: 'next' });
    expect($session.get().creditPlan).toEqual(plan);
    updateCredentials(signedIn);
    expect($session.get().creditPlan).toBeNull();
  });

  it('leaves staff unchanged when the main-user info names no one', () => {
    const main = { mainUserId: '', inCredit: 1, planId: '', planExpireDate: null, isMailVerify: false, isPhoneVerify: false };
    updateCredentials({ ...signedIn, ifSubUserMainUserInfoDTO: main });
    expect($session.get().user).toMatchObject({ inCredit: 2000, isVerifyEmail: true });
  });

  it('starts with a refresh pending, and ignores an invalid stored user', () => {
    expect($session.get().refreshPending).toBe(true);
    for (const text of ['{', '5', '[]', '{"userID":7}', 'null']) {
      stored.setItem('user', text);
      expect(storedUser()).toBeNull();
    }
  });
});

describe('signing out', () => {
  it('deletes everything of the person, and keeps settings of the device', () => {
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
      secondFactorDue: null,
    });
    expect([$unread.get(), $news.get(), $isLeaving.get()]).toEqual([0, 0, true]);
    expect(Object.keys(stored).sort()).toEqual(Object.keys(ofDevice).sort());
    expect(Object.keys(storedForTab)).toEqual([]);
  });
});

describe('rights of a session', () => {
  it('allow main users everything, staff what their flags allow, and guests nothing', () => {
    expect(flags.some((flag) => may($session.get(), flag))).toBe(false);
    updateCredentials(signedIn);
    expect(flags.every((flag) => may($session.get(), flag))).toBe(true);
    updateCredentials({ ...signedIn, userInfo: { ...userInfo, isMainUser: false }, permission: permissionsFromBits(staffDefaultBits) });
    expect(flags.filter((flag) => may($session.get(), flag))).toEqual(['addAndEditSubUser', 'viewUserProfile']);
  });
});

describe('numbers beside the name', () => {
  it('show the balance of the answer', () => {
    updateCredentials(signedIn);
    setAccount({ inCredit: 1900 });
    expect($session.get().user?.inCredit).toBe(1900);
  });
  it('show the plan of the answer, and keep the previous one where it has none', () => {
    updateCredentials(signedIn);
    const plan = { id: 'p', planName: 'Basic', dtExpireDate: null, isExpired: false, businessRuleDto: [] };
    setAccount({ inCredit: 550, stCreditPlanId: 'p', dtCreditPlanExpireDate: null, creditPlanDetailDTO: plan });
    setAccount({ inCredit: 500 });
    expect($session.get()).toMatchObject({ user: { inCredit: 500, stCreditPlanId: 'p' }, creditPlan: plan });
  });
  it('are not shown when nobody is signed in', () => {
    setAccount({ inCredit: 1900 });
    expect([$session.get().user, stored.getItem('user')]).toEqual([null, null]);
  });
  it('follow what another tab stored for the same person, and ignore other people', () => {
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
  it('never show fewer than zero unread messages', () => {
    setUnread(-3);
    expect($unread.get()).toBe(0);
  });
  it('store the unread count with the user, for pages that make no call', () => {
    updateCredentials(signedIn);
    setUnread(2);
    expect(JSON.parse(stored.getItem('user') ?? '{}')).toMatchObject({ unreadMessageCount: 2 });
  });
  it('store the count of notifications for pages that make no call, and delete it with the session', () => {
    updateCredentials(signedIn);
    const notification = { id: 'e'.repeat(24), kind: 'credits-added', values: {}, href: '/membership', isRead: false, dtCreatedAt: '' };
    setNotifications([notification], 4);
    expect([$session.get().notifications, $news.get(), stored.getItem('unreadNotifications')]).toEqual([[notification], 4, '4']);
    setNotifications([], 0);
    expect(stored.getItem('unreadNotifications')).toBeNull();
    setNotifications([notification], 1);
    clearSession();
    expect([$session.get().notifications, $news.get(), stored.getItem('unreadNotifications')]).toEqual([[], 0, null]);
  });
});
