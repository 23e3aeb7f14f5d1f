import * as z from 'zod/mini';
import { titled } from '../text/author-texts.ts';
import type { CallSchemas } from '../wire/call.ts';
import { id, instant, nothing, time } from '../wire/wire.ts';

const notificationsReadMax = 100;

export const notification = z.object({
  id: z.string(),
  /** One of `notificationKinds`; another provider's API may have more. */
  kind: z.string(),
  /** Values of the translated sentence. */
  values: z.record(z.string(), z.string()),
  /** Title of the offer that one of the values names. */
  ...titled,
  href: z.string(),
  isRead: z.boolean(),
  dtCreatedAt: time,
});

export type Notification = z.infer<typeof notification>;

export const getNotifications = {
  query: z.object({ before: z.optional(id) }),
  data: z.object({ notifications: z.array(notification), unreadCount: z.number() }),
  errors: ['GONE'],
  summary: 'The newest 30 notifications, or those before one; GONE if that one no longer exists.',
} as const satisfies CallSchemas;

export const readNotifications = {
  body: z.strictObject({
    ids: z.optional(z.array(id).check(z.maxLength(notificationsReadMax, 'TOO_MANY'))),
    /** Time of the newest one that the person has seen, which may be replaced by now: what arrived later stays unread. */
    newest: z.optional(instant),
  }),
  data: nothing,
  summary: 'Marks notifications as read; without ids all of them, or all up to `newest`.',
} as const satisfies CallSchemas;
