import type { Language } from '../../contract/wire.ts';
import type { MailPayload } from './mail.ts';
import { mails } from './templates.generated.ts';

export interface ComposedMail {
  to: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** Beside those that every mail has. */
  headers: Record<string, string>;
}

const placeholder = /\{\{(\w+)\}\}/g;
/** In the plain text a value may stand behind a mark of quotation. */
const plainPlaceholder = /(> )?\{\{(\w+)\}\}/g;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
/** A header is one line, and an invisible character in it only misleads. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Every line of a quotation bears the mark: a line without it is ours. */
const quoted = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');

/** A path of our site as a whole address; anything else becomes the home page (D-83). */
function addressOf(origin: string, path: string | undefined): string {
  const home = `${origin}/`;
  if (path === undefined || !path.startsWith('/')) return home;
  const url = new URL(path, home);
  return url.origin === new URL(origin).origin ? url.href : home;
}

/** Mail programs show a button beside the sender and post to the address (RFC 8058). */
const oneClick = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Fills a rendered mail with its values. Values are texts of people: escaped, and kept apart from our own direction. */
export function composeMail({ to, language, template, values }: MailPayload, origin: string): ComposedMail {
  const mail = mails[template][language];
  const addresses: Readonly<Record<string, string>> = {
    href: addressOf(origin, values['href']),
    unsubscribe: addressOf(origin, values['unsubscribe']),
  };
  const valueOf = (name: string): string => values[name] ?? '';
  return {
    to,
    language,
    subject: oneLine(mail.subject.replaceAll(placeholder, (_, name: string) => oneLine(valueOf(name)))),
    text: mail.text.replaceAll(
      plainPlaceholder,
      (_, mark: string | undefined, name: string) =>
        addresses[name] ?? (mark === undefined ? oneLine(valueOf(name)) : quoted(valueOf(name))),
    ),
    html: mail.html.replaceAll(placeholder, (_, name: string) => {
      const address = addresses[name];
      return address === undefined ? `<bdi>${escape(valueOf(name))}</bdi>` : escape(address);
    }),
    headers: values['unsubscribe'] === undefined ? {} : oneClick(addresses['unsubscribe'] ?? ''),
  };
}
