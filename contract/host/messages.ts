/**
 * What the site and the native app that shows it in a web view tell each other (docs/app-web-view.md). Fields may be added within a
 * version; what an old reader would misread is a new version.
 */
import * as z from 'zod/mini';
import { bankReasons, paymentStatuses } from '../payment/outcome.ts';

export const hostVersion = 1;

/** Of 128 random bits at least, as base64url: made by the app for each web view, before its first page. */
export const noncePattern = /^[\w-]{22,128}$/;

/** In every message, beside its own fields. */
const envelope = {
  version: z.literal(hostVersion),
  nonce: z.string().check(z.regex(noncePattern)),
  /** Rises with every message of one direction: what is not above the last one was heard before. */
  id: z.int().check(z.positive()),
};
const text = (lengthMax: number) => z.string().check(z.maxLength(lengthMax));
const paymentEnd = z.enum(['paid', 'denied']);
const count = z.int().check(z.nonnegative());

/** What the page says. */
export const toHost = z.discriminatedUnion('type', [
  /** A page stands and listens. */
  z.object({ ...envelope, type: z.literal('ready'), path: text(2000), isSignedIn: z.boolean() }),
  /** Somebody has signed in; the app keeps the token in the system's safe. */
  z.object({ ...envelope, type: z.literal('login'), refreshToken: text(500), userInfo: z.unknown() }),
  /** The token was renewed: the one before is of no use. */
  z.object({ ...envelope, type: z.literal('refreshed'), refreshToken: text(500) }),
  z.object({ ...envelope, type: z.literal('logOut') }),
  /** Opens the link in the system's browser: it signs in there once, within a minute. */
  z.object({ ...envelope, type: z.literal('plans'), link: text(2000) }),
  /** A payment has its end, by the log: its status, and of a card that was refused what the bank said. */
  z.object({
    ...envelope,
    type: z.literal('payment'),
    state: paymentEnd,
    status: z.optional(z.literal(paymentStatuses)),
    reason: z.optional(z.enum(bankReasons)),
  }),
  /** Unread messages, for the app's icon. */
  z.object({ ...envelope, type: z.literal('badge'), count }),
  z.object({ ...envelope, type: z.literal('haptic'), kind: z.enum(['success', 'error']) }),
  /** The system's sheet, where the web view has none. */
  z.object({ ...envelope, type: z.literal('share'), title: text(300), url: text(2000) }),
  /** A message was not taken: another version, or none of ours. Nothing was done. */
  z.object({ ...envelope, type: z.literal('refused'), fault: z.enum(['shape', 'version', 'nonce', 'replayed']) }),
]);

/** What the app says. */
export const fromHost = z.discriminatedUnion('type', [
  /** A push, a deep link or a shortcut leads there: a path of the site, or one of its links. */
  z.object({ ...envelope, type: z.literal('open'), link: text(2000) }),
  /** The system's way back. */
  z.object({ ...envelope, type: z.literal('back') }),
  /** A payment outside has ended. It proves nothing: the page shows it as the app's word, and asks the server. */
  z.object({ ...envelope, type: z.literal('payment'), state: z.optional(paymentEnd) }),
  /** The token of this device for pushes (UpdateFcmToken); an empty one takes it away. */
  z.object({ ...envelope, type: z.literal('pushToken'), token: text(400) }),
  /** Signed out in the app's own settings. */
  z.object({ ...envelope, type: z.literal('signOut') }),
]);

export type ToHost = z.infer<typeof toHost>;
export type FromHost = z.infer<typeof fromHost>;
type Bare<Message> = Message extends unknown ? Omit<Message, 'version' | 'nonce' | 'id'> : never;
/** Without what every message has. */
export type BareToHost = Bare<ToHost>;
export type BareFromHost = Bare<FromHost>;
export type HostFault = Extract<ToHost, { type: 'refused' }>['fault'];

/** What stands in `window.KervanHost`: the app puts it there before the first script of a page. */
export interface HostSelf {
  version: number;
  nonce: string;
}
