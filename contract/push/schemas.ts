import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { nothing } from '../wire/wire.ts';

const base64url = (length: number) => z.string('REQUIRED').check(z.regex(new RegExp(`^[\\w-]{${length}}$`), 'INVALID'));
const endpoint = z.string('REQUIRED').check(z.maxLength(1000, 'TOO_LONG'), z.regex(/^https:\/\/[^/?#@\s]+\/\S*$/, 'INVALID'));

export const getPushKey = {
  data: z.object({ publicKey: z.string() }),
  summary: 'The public key with which browsers subscribe to pushes (RFC 8292); empty if pushes are not configured.',
} as const satisfies CallSchemas;

export const addPushSubscription = {
  /** As `PushSubscription.toJSON()` returns them: an uncompressed point of P-256, and 16 bytes. */
  body: z.strictObject({ endpoint, p256dh: base64url(87), auth: base64url(22) }),
  data: nothing,
  summary: 'Subscribes this browser to pushes until its session ends; a person may have ten subscriptions, of which the newest are kept.',
} as const satisfies CallSchemas;

export const removePushSubscription = {
  body: z.strictObject({ endpoint }),
  data: nothing,
  summary: 'Unsubscribes this browser from pushes.',
} as const satisfies CallSchemas;
