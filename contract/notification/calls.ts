import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { notificationsReadMax } from '../limits.ts';
import { id, nothing, time } from '../wire.ts';

/** What the bell tells; the sentences are in notification.json. */
export const notificationKinds = [
  'company-approved',
  'company-rejected',
  'request-approved',
  'request-rejected',
  'certificate-approved',
  'certificate-rejected',
  'new-message',
  'contact-refunded',
  'contact-missed',
  'chat-assigned',
  'staff-email-asked',
  'staff-email-undone',
  'search-matched',
  'credits-added',
  'credits-spent',
  'plan-expiring',
  'second-factor-wrong',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notification = z.object({
  id: z.string(),
  /** One of `notificationKinds`; another provider's API may have more. */
  kind: z.string(),
  /** Values for the translated sentence of this kind. */
  values: z.record(z.string(), z.string()),
  href: z.string(),
  isRead: z.boolean(),
  dtCreatedAt: time,
});

export type Notification = z.infer<typeof notification>;

export const getNotifications = defineCall({
  name: 'GetNotifications',
  method: 'GET',
  path: '/User/GetNotifications',
  access: { who: 'member' },
  query: z.object({ before: z.optional(id) }),
  data: z.object({ notifications: z.array(notification), unreadCount: z.number() }),
  summary: 'The newest 30 notifications, or those before one.',
});

export const readNotifications = defineCall({
  name: 'ReadNotifications',
  method: 'POST',
  path: '/User/ReadNotifications',
  access: { who: 'member' },
  body: z.strictObject({ ids: z.optional(z.array(id).check(z.maxLength(notificationsReadMax, 'TOO_MANY'))) }),
  data: nothing,
  write: true,
  summary: 'Marks notifications as read; all of them without ids.',
});
