/** The text of a push: the sentence of the notification. */
import { directionOf, fromApiLanguage, type Language, localeOf } from '../../contract/text/languages.ts';
import { type NotificationKind, notificationKinds, offerValueOf } from '../../contract/notification/calls.ts';
import { statedTexts } from '../../contract/text/stated-values.ts';
import type { PushMessage } from '../../contract/push/message.ts';
import * as commonAr from '../../locales/ar/common.json';
import { kinds as kindsAr } from '../../locales/ar/notification.json';
import * as commonEn from '../../locales/en/common.json';
import { kinds as kindsEn } from '../../locales/en/notification.json';
import * as commonRu from '../../locales/ru/common.json';
import { kinds as kindsRu } from '../../locales/ru/notification.json';
import * as commonTr from '../../locales/tr/common.json';
import { kinds as kindsTr } from '../../locales/tr/notification.json';
import type { Title } from '../../contract/text/author-texts.ts';
import { isolatedIn } from '../platform/text/isolated-in.ts';
import { titleText } from '../platform/text/title-text.ts';
import type { DuePush } from './store.ts';

const sentences: Readonly<Record<Language, typeof kindsEn>> = { en: kindsEn, tr: kindsTr, ru: kindsRu, ar: kindsAr };
/** Imported by name, so that the other texts of these files stay out of the Worker. */
const credits: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { one: commonEn.credits_one, other: commonEn.credits_other },
  tr: { one: commonTr.credits_one, other: commonTr.credits_other },
  ru: { one: commonRu.credits_one, few: commonRu.credits_few, many: commonRu.credits_many, other: commonRu.credits_other },
  ar: {
    zero: commonAr.credits_zero,
    one: commonAr.credits_one,
    two: commonAr.credits_two,
    few: commonAr.credits_few,
    many: commonAr.credits_many,
    other: commonAr.credits_other,
  },
};

const kindOf = (kind: string): NotificationKind | 'other' => notificationKinds.find((known) => known === kind) ?? 'other';

/** Kinds that level 2 excludes; it includes decisions, the first message of a chat, requests for an answer, and the end of the plan. */
const routine: ReadonlySet<NotificationKind | 'other'> = new Set(['credits-added', 'credits-spent', 'credits-removed', 'other']);

/** Whether the person wants it (profile, "in the app": all, only important, none). */
export function isWanted({ kind, level, isFirst }: Pick<DuePush, 'kind' | 'level' | 'isFirst'>): boolean {
  if (level !== 2) return level === 1;
  const known = kindOf(kind);
  return known === 'new-message' ? isFirst === 1 : !routine.has(known);
}

function creditsOf(language: Language, amount: number): string {
  const form = new Intl.PluralRules(localeOf[language]).select(amount);
  const number = new Intl.NumberFormat(localeOf[language]).format(amount);
  return (credits[language][form] ?? credits[language]['other'] ?? '').replace('{{number}}', number);
}

/** Names may be long, and a push is a single record. */
const valueMax = 200;

/** @param push as read when it is sent @param title of the offer that it names */
export function pushMessageOf({ kind, payload, href, language: code, unread }: DuePush, title?: Title): PushMessage {
  const language = fromApiLanguage(code);
  const values = JSON.parse(payload) as Record<string, string>;
  const { amount, date } = values;
  const direction = directionOf(language);
  const ofPeople = (text: string): string => isolatedIn(direction, text.slice(0, valueMax));
  const named = offerValueOf(values);
  const shown: Record<string, string> = {
    ...statedTexts(language),
    ...Object.fromEntries(Object.entries(values).map(([name, text]) => [name, ofPeople(text)])),
    ...(title !== undefined && named !== undefined && { [named]: ofPeople(titleText(title, code)) }),
    ...(amount !== undefined && { credits: creditsOf(language, Number(amount)) }),
    ...(date !== undefined && { date: new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long' }).format(new Date(date)) }),
  };
  const body = sentences[language][kindOf(kind)].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => shown[name] ?? '');
  // People who get pushes of messages may see their number.
  const counted = kind === 'new-message' ? { unread: unread ?? 0 } : {};
  return { title: 'Kervan', body, link: href, tag: `${kind} ${href}`, language, direction, ...counted };
}
