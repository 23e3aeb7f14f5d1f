/**
 * Data that the browser stores between pages (docs/behaviour.md#tokens): the signed-in user, so that pages show it before the refresh,
 * and inside the app's web view the refresh token, because no cookie holds it (ADR 027). Never the access token.
 */
import type { Flag } from '../../../contract/permissions.ts';
import type { UserInfo } from '../../../contract/session/shapes.ts';
import { isInApp } from '../host/host-app.ts';

export const userKey = 'user';
/** Stored, because pages that make no call show this count. */
export const newsKey = 'unreadNotifications';
export const appTokenKey = 'app-refresh-token';
/** Ids separated by spaces, read by src/page-scripts/contact-form.ts. */
export const ownCompaniesKey = 'own-companies';

/** The last message of the native app (host-bridge.ts): without it a message could be replayed. */
export const hostAcceptedKey = 'host-accepted';

/** When somebody signed in here last, in milliseconds since the epoch. */
export const signedInAtKey = 'signed-in-at';

/**
 * Set from a sign-out until the server has ended the session, because without a network its cookie stays (end-session.ts). In the app the
 * value is the session's refresh token, in browsers it is empty.
 */
export const signOutDueKey = 'sign-out-due';

/** Storage throws where the browser forbids it: then nothing is stored. */
export function quietly<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export const inBrowser = (): Storage => localStorage;
/** What this tab stores: a reload keeps it, and other tabs do not see it. */
export const inTab = (): Storage => sessionStorage;

export const readText = (key: string, storage = inBrowser): string | null => quietly(() => storage().getItem(key));

/** Others can write to the storage, so callers validate the value. */
export const readValue = (key: string, storage = inBrowser): unknown =>
  quietly(() => JSON.parse(readText(key, storage) ?? 'null') as unknown);

export const storedNames = (prefix: string, storage = inBrowser): string[] =>
  (quietly(() => Object.keys(storage())) ?? []).filter((name) => name.startsWith(prefix));

export function writeText(key: string, value: string | null, storage = inBrowser): void {
  quietly(() => (value === null ? storage().removeItem(key) : storage().setItem(key, value)));
}

/** The person who was signed in when this browser was last used. */
export function storedUser(): UserInfo | null {
  const user = readValue(userKey) as Partial<UserInfo> | null;
  return typeof user?.userID === 'string' ? (user as UserInfo) : null;
}

export const storeUser = (user: UserInfo | null): void => writeText(userKey, user === null ? null : JSON.stringify(user));

export const storedNews = (): number => Number(readText(newsKey)) || 0;

export const storeNews = (count: number): void => writeText(newsKey, count === 0 ? null : String(count));

/** Set for staff without a permission, so that pages that make no call show only what the person may do. */
export const withoutKeys = {
  getAccesibleChatCards: 'without-chats',
  viewUserTransactions: 'without-credits',
  changeCreditPlan: 'without-plan-change',
  addCredits: 'without-credit-adding',
} as const satisfies Partial<Record<Flag, string>>;
export type StoredFlag = keyof typeof withoutKeys;
export const storedFlags = Object.keys(withoutKeys) as readonly StoredFlag[];

export const storedMay = (flag: StoredFlag): boolean => readText(withoutKeys[flag]) === null;
export const storeMay = (flag: StoredFlag, may: boolean): void => writeText(withoutKeys[flag], may ? null : '1');

/** Permissions of a member of staff, so that pages without a network show only what they may see. */
const rightsKey = 'rights';
export const storedRights = <Rights>(): Rights | null => readValue(rightsKey) as Rights | null;
export const storeRights = (rights: object | null): void => writeText(rightsKey, rights === null ? null : JSON.stringify(rights));

export const storedAppToken = (): string => (isInApp() ? (readText(appTokenKey) ?? '') : '');

export function storeAppToken(token: string): void {
  if (isInApp()) writeText(appTokenKey, token === '' ? null : token);
}
