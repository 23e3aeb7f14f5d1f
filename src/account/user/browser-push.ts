/** The push subscription of this browser; null if there is none or pushes are not supported. */

const registrationHere = async (): Promise<ServiceWorkerRegistration | null> =>
  (await (navigator as Partial<Navigator>).serviceWorker?.getRegistration('/').catch(() => undefined)) ?? null;

export const canPush = (): boolean => 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;

export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  return (await (await registrationHere())?.pushManager.getSubscription().catch(() => null)) ?? null;
}

/** In the format of the server. */
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
 * Asks the person for permission, then the browser's push service for a subscription.
 * @param key the server's public key
 * @returns `denied` if the person or the browser refuses
 */
export async function subscribeHere(key: string): Promise<PushSubscription | 'denied' | null> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await registrationHere();
  if (registration === null) return null;
  // A subscription for an earlier key pair would receive nothing.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
}
