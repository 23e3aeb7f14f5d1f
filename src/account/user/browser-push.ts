/** The push subscription of this browser; null if there is none or pushes are not supported. */

const registrationHere = async (): Promise<ServiceWorkerRegistration | null> =>
  (await (navigator as Partial<Navigator>).serviceWorker?.getRegistration('/').catch(() => undefined)) ?? null;

export const canPush = (): boolean => 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;

export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  return (await (await registrationHere())?.pushManager.getSubscription().catch(() => null)) ?? null;
}

/** Whether the subscription is for this key pair; one for an earlier pair receives nothing. */
export function isForKey({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return (
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '') === key
  );
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
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
}
