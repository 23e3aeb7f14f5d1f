/** What a push carries, encrypted for one browser (RFC 8291): everything that is shown, because the worker that shows it has no texts. */
import type { Language } from '../text/languages.ts';

export interface PushMessage {
  title: string;
  body: string;
  /** A path of the site. */
  link: string;
  language: Language;
  direction: 'ltr' | 'rtl';
  /** Unread messages, for the app's icon. */
  unread?: number;
}

export function isPushMessage(data: unknown): data is PushMessage {
  const { title, body, link } = (data ?? {}) as Partial<Record<keyof PushMessage, unknown>>;
  return typeof title === 'string' && typeof body === 'string' && typeof link === 'string' && link.startsWith('/');
}
