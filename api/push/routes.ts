import { base64url } from 'jose';
import { addPushSubscription, getPushKey, removePushSubscription } from '../../contract/push/calls.ts';
import { done, on, type Route } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { isPushService } from './services.ts';
import { addSubscriptionStatements, removeSubscriptionStatement } from './store.ts';
import { vapidKeysOf } from './vapid.ts';

/** Whether it is a point of the curve; without one a message cannot be encrypted. */
async function isPoint(text: string): Promise<boolean> {
  try {
    await crypto.subtle.importKey('raw', base64url.decode(text), { name: 'ECDH', namedCurve: 'P-256' }, false, []);
    return true;
  } catch {
    return false;
  }
}

export const pushRoutes: readonly Route[] = [
  on(getPushKey, async ({ deps }) => ({ publicKey: vapidKeysOf(deps.env)?.publicKey ?? '' })),
  on(addPushSubscription, async ({ body, caller, deps }) => {
    if (!isPushService(body.endpoint, deps.env)) throw new Refusal('BAD_INPUT', { fields: { endpoint: 'INVALID' } });
    if (!(await isPoint(body.p256dh))) throw new Refusal('BAD_INPUT', { fields: { p256dh: 'INVALID' } });
    const added = done('PUSH_ON', 'This browser shows notifications.', {});
    return deps.commit(addSubscriptionStatements(deps.db, caller.userId, caller.sessionId, body, deps.clock.now()), added);
  }),
  on(removePushSubscription, async ({ body, caller, deps }) => {
    const removed = done('PUSH_OFF', 'This browser shows no notifications.', {});
    return deps.commit([removeSubscriptionStatement(deps.db, caller.userId, body.endpoint)], removed);
  }),
];
