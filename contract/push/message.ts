/**
 * The contents of a push, encrypted for one browser (RFC 8291): complete texts, because the service worker that shows them has no
 * translations.
 */
import type { Language } from '../text/languages.ts';

export interface PushMessage {
  title: string;
  body: string;
  /** A path of the site. */
  link: string;
  /** A push replaces an earlier one with the same tag: the same kind of news about the same target. */
  tag: string;
  language: Language;
  direction: 'ltr' | 'rtl';
  /** The number of unread messages, for the app's icon. */
  unread?: number;
}

export function isPushMessage(data: unknown): data is PushMessage {
  const { title, body, link } = (data ?? {}) as Partial<Record<keyof PushMessage, unknown>>;
  return typeof title === 'string' && typeof body === 'string' && typeof link === 'string' && link.startsWith('/');
}
