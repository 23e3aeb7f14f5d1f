/** This browser's own subscription to pushes; null where it has none, or can have none. */

const registrationHere = async (): Promise<ServiceWorkerRegistration | null> =>
  (await (navigator as Partial<Navigator>).serviceWorker?.getRegistration('/').catch(() => undefined)) ?? null;

export const canPush = (): boolean => 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;

export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  return (await (await registrationHere())?.pushManager.getSubscription().catch(() => null)) ?? null;
}

/** As the server wants it. */
export interface SubscriptionBody {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export function subscriptionBody(subscription: PushSubscription): SubscriptionBody {
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/**
 * Asks the person, then the browser's push service.
 * @param key the server's public key
 * @returns `denied` when the person or the browser says no
 */
export async function subscribeHere(key: string): Promise<PushSubscription | 'denied' | null> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await registrationHere();
  if (registration === null) return null;
  // A subscription of another key, of before a new pair: it would stay silent.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
}
