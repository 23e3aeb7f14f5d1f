/**
 * The messages between the site and the native app that shows it in a web view (docs/app-web-view.md). Fields may be added within a
 * version; a change that old receivers would misread needs a new version.
 */
import * as z from 'zod/mini';
import { bankReasons, paymentStatuses } from '../payment/fields.ts';

export const hostVersion = 1;

/** At least 128 random bits as base64url: made by the app for each web view, before its first page. */
export const noncePattern = /^[\w-]{22,128}$/;

/** Fields of every message. */
const envelope = {
  version: z.literal(hostVersion),
  nonce: z.string().check(z.regex(noncePattern)),
  /** Increases with every message of one direction; messages with a lower or equal id are repetitions. */
  id: z.int().check(z.positive()),
};
const text = (lengthMax: number) => z.string().check(z.maxLength(lengthMax));
const paymentEnd = z.enum(['paid', 'denied']);
const count = z.int().check(z.nonnegative());

/** Messages of the page. */
export const toHost = z.discriminatedUnion('type', [
  /** A page is loaded and can receive messages. */
  z.object({ ...envelope, type: z.literal('ready'), path: text(2000), isSignedIn: z.boolean() }),
  /** Somebody has signed in; the app stores the token in the system's secure storage. */
  z.object({ ...envelope, type: z.literal('login'), refreshToken: text(500), userInfo: z.unknown() }),
  /** The token was refreshed: the earlier one is invalid. */
  z.object({ ...envelope, type: z.literal('refreshed'), refreshToken: text(500) }),
  z.object({ ...envelope, type: z.literal('logOut') }),
  /** Opens the link in the system's browser. The link signs the person in, once and within a minute. */
  z.object({ ...envelope, type: z.literal('plans'), link: text(2000) }),
  /** The result of a payment as its log states it: the status, and for a refused card the bank's reason. */
  z.object({
    ...envelope,
    type: z.literal('payment'),
    state: paymentEnd,
    status: z.optional(z.literal(paymentStatuses)),
    reason: z.optional(z.enum(bankReasons)),
  }),
  /** The number of unread messages, for the app's icon. */
  z.object({ ...envelope, type: z.literal('badge'), count }),
  z.object({ ...envelope, type: z.literal('haptic'), kind: z.enum(['success', 'error']) }),
  /** Opens the system's share sheet if the web view has none. */
  z.object({ ...envelope, type: z.literal('share'), title: text(300), url: text(2000) }),
  /** A message was refused, for instance because its version or type is unknown, and had no effect. */
  z.object({ ...envelope, type: z.literal('refused'), fault: z.enum(['shape', 'version', 'nonce', 'replayed']) }),
]);

/** Messages of the app. */
export const fromHost = z.discriminatedUnion('type', [
  /** A push, deep link or shortcut opens a path of the site or one of its links. */
  z.object({ ...envelope, type: z.literal('open'), link: text(2000) }),
  /** The system's back button. */
  z.object({ ...envelope, type: z.literal('back') }),
  /** A payment outside of the page has ended. The message is no proof: the page shows it as unconfirmed and asks the server. */
  z.object({ ...envelope, type: z.literal('payment'), state: z.optional(paymentEnd) }),
  /** The push token of this device (UpdateFcmToken); an empty one removes it. */
  z.object({ ...envelope, type: z.literal('pushToken'), token: text(400) }),
  /** Signed out in the app's own settings. */
  z.object({ ...envelope, type: z.literal('signOut') }),
]);

export type ToHost = z.infer<typeof toHost>;
export type FromHost = z.infer<typeof fromHost>;
type Bare<Message> = Message extends unknown ? Omit<Message, 'version' | 'nonce' | 'id'> : never;
/** Without the fields of the envelope. */
export type BareToHost = Bare<ToHost>;
export type HostFault = Extract<ToHost, { type: 'refused' }>['fault'];

/** The value of `window.KervanHost`, which the app sets before the first script of a page. */
export interface HostSelf {
  version: number;
  nonce: string;
  /** The app has enabled WebAuthn in its web view. A web view has the API even when it is not enabled, but every call fails then. */
  hasPasskeys?: boolean;
}
