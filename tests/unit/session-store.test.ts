import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Credentials } from '../../contract/session/shapes.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

const { $session, $unread, addCredit, clearSession, may, reduceUnread, setUnread, updateCredentials } =
  await import('../../src/client/session.ts');
const { flags, permissionsFromBits, staffDefaultBits } = await import('../../contract/permissions.ts');

const userInfo: Credentials['userInfo'] = {
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
const signedIn: Credentials = {
  accessToken: 'token',
  refreshToken: 'refresh',
  userInfo,
  creditPlanDetailDTO: null,
  ifSubUserMainUserInfoDTO: null,
  permission: null,
};

beforeEach(() => {
  clearSession();
  stored.clear();
});

describe('credentials (public site, section 4)', () => {
  it('sets what is supplied and ends the waiting', () => {
    updateCredentials(signedIn);
    expect($session.get()).toMatchObject({
      accessToken: 'token',
      mobileRefreshToken: 'refresh',
      refreshPending: false,
      masterID: userInfo.mainUserId,
    });
    expect($unread.get()).toBe(3);
    expect(JSON.parse(stored.get('user') ?? '{}')).toMatchObject({ fullName: 'Elif Yıldırım' });
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
    expect(stored.has('user')).toBe(false);
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
    expect(JSON.parse(stored.get('user') ?? '{}')).toMatchObject(expected);
  });

  it('has the permissions of the payload, or null when there are none', () => {
    const permission = permissionsFromBits(staffDefaultBits);
    updateCredentials({ ...signedIn, permission });
    expect($session.get().subUserPermissions).toEqual(permission);
    updateCredentials(signedIn);
    expect($session.get().subUserPermissions).toBeNull();
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
  it('adds a credit delta to the balance', () => {
    updateCredentials(signedIn);
    addCredit(-100);
    expect($session.get().user?.inCredit).toBe(1900);
  });
  it('never counts unread messages below zero', () => {
    setUnread(2);
    reduceUnread(5);
    expect($unread.get()).toBe(0);
  });
});
