import { expect, test } from 'vitest';
import { isForKey } from '../../../src/account/user/browser-push.ts';
import { newPushKeys } from '../../../scripts/support/server/push-keys.ts';

const subscriptionFor = (key: string | null) =>
  ({
    options: { applicationServerKey: key === null ? null : new Uint8Array(Buffer.from(key, 'base64url')).buffer },
  }) as unknown as PushSubscription;

test('a subscription counts as on only for the present key pair', () => {
  const [present, earlier] = [newPushKeys().publicKey, newPushKeys().publicKey];
  expect(isForKey(subscriptionFor(present), present)).toBe(true);
  expect(isForKey(subscriptionFor(earlier), present)).toBe(false);
  expect(isForKey(subscriptionFor(null), present)).toBe(false);
});
