/**
 * What the browser keeps between pages (docs/behaviour.md#tokens): who is signed in, so that pages show it before the refresh settles, and inside
 * the app's web view its refresh token, because no cookie holds that one (ADR 027). Never the access token.
 */
import { filesCache } from '../../../contract/kept-files.ts';
import type { Flag } from '../../../contract/permissions.ts';
import type { UserInfo } from '../../../contract/session/shapes.ts';
import { isInApp } from '../host/host-app.ts';

export const userKey = 'user';
/** Pages without a call show this count. */
export const newsKey = 'unreadNotifications';
export const appTokenKey = 'app-refresh-token';
/** Ids with spaces between them; src/page-scripts/contact-form.ts looks there. */
export const ownCompaniesKey = 'own-companies';

/** What was heard from the native app last (host-bridge.ts): forgotten, it could be said to us again. */
export const hostHeardKey = 'host-heard';

/** Belongs to the device and not to a person: kept when someone signs out. Waits name no one, and go when they have ended (waits.ts). */
const deviceKeys: readonly string[] = ['mode', 'cookies', 'language-imp', 'language-adopted', hostHeardKey];
const isOfDevice = (key: string): boolean => deviceKeys.includes(key) || (key.startsWith('wait:') && Number(readText(key)) > Date.now());

/** Storage throws where the browser forbids it: then nothing is kept. */
function quietly<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export const readText = (key: string): string | null => quietly(() => localStorage.getItem(key), null);

export const writeText = (key: string, value: string | null): void =>
  quietly(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)), undefined);

/** The person who was signed in when this browser was last used. */
export function storedUser(): UserInfo | null {
  const user = quietly(() => JSON.parse(readText(userKey) ?? 'null') as Partial<UserInfo> | null, null);
  return typeof user?.userID === 'string' ? (user as UserInfo) : null;
}

export const storeUser = (user: UserInfo | null): void => writeText(userKey, user === null ? null : JSON.stringify(user));

export const storedNews = (): number => Number(readText(newsKey)) || 0;

export const storeNews = (count: number): void => writeText(newsKey, count === 0 ? null : String(count));

/** Set for staff who may not: pages that make no call show and offer what the person may. */
export const withoutKeys = {
  getAccesibleChatCards: 'without-chats',
  viewUserTransactions: 'without-credits',
  changeCreditPlan: 'without-plan-change',
  addCredits: 'without-credit-adding',
} as const satisfies Partial<Record<Flag, string>>;
export type KeptFlag = keyof typeof withoutKeys;
export const keptFlags = Object.keys(withoutKeys) as readonly KeptFlag[];

export const storedMay = (flag: KeptFlag): boolean => readText(withoutKeys[flag]) === null;
export const storeMay = (flag: KeptFlag, may: boolean): void => writeText(withoutKeys[flag], may ? null : '1');

/** What a member of staff may do, so that pages without a network show what they may see. */
const rightsKey = 'rights';
export const storedRights = <Rights>(): Rights | null => quietly(() => JSON.parse(readText(rightsKey) ?? 'null') as Rights | null, null);
export const storeRights = (rights: object | null): void => writeText(rightsKey, rights === null ? null : JSON.stringify(rights));

export const storedAppToken = (): string => (isInApp() ? (readText(appTokenKey) ?? '') : '');

export function storeAppToken(token: string): void {
  if (isInApp()) writeText(appTokenKey, token === '' ? null : token);
}

/** Drafts and everything else of the person who leaves. */
export function forgetPersonalThings(): void {
  quietly(() => void caches.delete(filesCache).catch(() => undefined), undefined);
  // Files of builds are nobody's; all other caches are the person's (src/offline/rules.ts).
  quietly(
    () =>
      void caches
        .keys()
        .then((names) => names.map((name) => name.startsWith('shell-') || caches.delete(name)))
        .catch(() => undefined),
    undefined,
  );
  for (const open of [() => localStorage, () => sessionStorage])
    quietly(() => {
      const storage = open();
      for (const key of Object.keys(storage)) if (!isOfDevice(key)) storage.removeItem(key);
    }, undefined);
}
