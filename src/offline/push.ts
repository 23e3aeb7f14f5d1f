/**
 * Pushes: shows a notification that the server encrypted for this browser, opens its target when it is pressed, and ends with the person
 * who asked for them.
 */
import { pathOfLink } from '../../contract/site/links.ts';
import { isPushMessage } from '../../contract/push/message.ts';
import { scope } from './scope.ts';

const originHere = (): string => scope.location.origin;

async function show(data: unknown): Promise<void> {
  if (!isPushMessage(data)) return;
  const { title, body, link, tag, language, direction, unread } = data;
  const badged = scope.navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> };
  await scope.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    dir: direction,
    icon: '/app/icon-192.png',
    data: { link },
  });
  // Platforms without badges are ignored.
  if (unread !== undefined) await badged.setAppBadge?.(unread).catch(() => undefined);
}

async function follow(notification: Notification): Promise<void> {
  notification.close();
  const { link } = (notification.data ?? {}) as { link?: unknown };
  const path = (typeof link === 'string' && pathOfLink(link, originHere())) || '/notifications';
  const pages = await scope.clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => new URL(url).pathname + new URL(url).search === path) ?? pages[0];
  if (open === undefined) {
    await scope.clients.openWindow(path);
    return;
  }
  await open.focus();
  // The worker cannot navigate a page that was loaded before it.
  if (new URL(open.url).pathname + new URL(open.url).search !== path) await open.navigate(path).catch(() => scope.clients.openWindow(path));
}

/** Unsubscribes the person who has left, and closes what is shown to them. */
export async function endPushes(): Promise<void> {
  const { registration } = scope;
  // Web views of apps have neither.
  const shown = await registration.getNotifications?.().catch(() => []);
  for (const notification of shown ?? []) notification.close();
  const subscription = await registration.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

export function listenToPushes(): void {
  scope.addEventListener('push', (event) => {
    let data: unknown = null;
    try {
      data = event.data?.json();
    } catch {
      // Not from our server.
    }
    event.waitUntil(show(data));
  });
  scope.addEventListener('notificationclick', (event) => event.waitUntil(follow(event.notification)));
}
