import { html } from 'hono/html';
import { type ApiLanguage as Language, directionOf, fromApiLanguage } from '../../contract/text/languages.ts';
import { pageOf } from '../../contract/site/index.ts';
import { type Operator, operatorLines } from '../../contract/site/operator.ts';
import { isolatedIn } from '../platform/text/isolated-in.ts';
import type { MailPayload } from './payload.ts';
import { greetingTexts, mails, operatorTexts } from './generated/templates.ts';
import { withUnbrokenNumbers } from './unbroken.ts';

export interface ComposedMail {
  to: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** Headers in addition to those of every mail. */
  headers: Record<string, string>;
}

const placeholder = /\{\{(\w+)\}\}/g;
/** In the plain text a value may follow a quotation mark (`> `). */
const plainPlaceholder = /(> )?\{\{(\w+)\}\}/g;
const escape = (text: string): string => html`${text}`.toString();
/** A header is one line, and invisible characters in it could only mislead. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Each line of quoted text begins with `> `, so that readers can distinguish it from our own text. */
const quoted = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');

/**
 * The full address of a path of our site; the home page for anything else (docs/behaviour.md#local-mail). A public page is in the language
 * of the mail, because its reader may have neither a session nor a choice of language in that browser (docs/behaviour.md#language-choice).
 */
function addressOf(origin: string, path: string | undefined, language: Language): string {
  const home = `${origin}/`;
  if (path === undefined || !path.startsWith('/')) return home;
  const url = new URL(path, home);
  if (url.origin !== new URL(origin).origin) return home;
  const isPublic = /^(?:page|form)$/.test(pageOf(url.pathname)?.shell ?? '');
  if (isPublic) url.pathname = `/${fromApiLanguage(language)}${url.pathname === '/' ? '' : url.pathname}`;
  return url.href;
}

/** The operator's data, one line each. @param own marks configured values */
function identityOf({ phone, mail, ...operator }: Operator, language: Language, own: (text: string, isLatin: boolean) => string): string[] {
  const words = operatorTexts[language];
  const shown = (text: string, isLatin = false): string => (text === '' ? '' : own(text, isLatin));
  const { name, address, taxOffice, taxNumber, tradeRegistry } = operator;
  return [
    ...operatorLines(
      {
        name: shown(name),
        address: shown(address),
        taxOffice: shown(taxOffice),
        taxNumber: shown(taxNumber),
        tradeRegistry: shown(tradeRegistry),
      },
      (word, values) => words[word].replaceAll(placeholder, (_, key: string) => (values as Record<string, string>)[key] ?? ''),
    ),
    shown(phone, true),
    shown(mail, true),
  ].filter((line) => line !== '');
}

/** Attributes of a value whose language is known. */
function attributesOf(written: Language | undefined): string {
  if (written === undefined) return '';
  const language = fromApiLanguage(written);
  return ` lang="${language}" dir="${directionOf(language)}"`;
}

/** Mail programs show an unsubscribe button, which posts to this address (RFC 8058). */
const oneClick = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Values of several lines, which we write in the language of the mail. */
const ownLines = 'lines';

/**
 * Fills a rendered mail with its values and the operator's data. Values are texts of people: escaped, and isolated in their text
 * direction, by elements in HTML and by characters in subject and plain text.
 * @param isNamed whether the greeting contains the name
 */
export function composeMail(
  { to, language, template, values, languages = {} }: MailPayload,
  { origin, operator, isNamed = true }: { origin: string; operator: Operator; isNamed?: boolean },
): ComposedMail {
  const mail = mails[template][language];
  const greeting = greetingTexts[language][isNamed ? 'named' : 'unnamed'];
  const direction = directionOf(fromApiLanguage(language));
  const addresses: Readonly<Record<string, string>> = {
    href: addressOf(origin, values['href'], language),
    decision: addressOf(origin, values['decision'], language),
    unsubscribe: addressOf(origin, values['unsubscribe'], language),
  };
  const valueOf = (name: string): string => values[name] ?? '';
  const inSentence = (name: string): string => isolatedIn(direction, oneLine(valueOf(name)));
  return {
    to,
    language,
    subject: oneLine(mail.subject.replaceAll(placeholder, (_, name: string) => inSentence(name))),
    text: mail.text
      .replace('{{greeting}}', greeting)
      .replaceAll(
        plainPlaceholder,
        (_, mark: string | undefined, name: string) =>
          addresses[name] ??
          (name === 'identity' ? identityOf(operator, language, (own) => isolatedIn(direction, own)).join('\n') : undefined) ??
          (mark === undefined ? inSentence(name) : quoted(valueOf(name))),
      ),
    html: mail.html.replace('{{greeting}}', greeting).replaceAll(placeholder, (_, name: string) => {
      if (name === 'identity')
        return identityOf(operator, language, (own, isLatin) => `<bdi${isLatin ? ' dir="ltr"' : ''}>${escape(own)}</bdi>`).join('<br/>');
      const address = addresses[name];
      return address === undefined
        ? `<bdi${attributesOf(name === ownLines ? language : languages[name])}>${withUnbrokenNumbers(escape(valueOf(name)))}</bdi>`
        : escape(address);
    }),
    headers: values['unsubscribe'] === undefined ? {} : oneClick(addresses['unsubscribe'] ?? ''),
  };
}
