/** The contact form as data: fields, checks in order, and the values that are stored while the author buys credits. */
import { chatLengths } from '../../../contract/chat/fields.ts';
import { isBlank } from '../../../contract/wire/check.ts';
import type { PlainFormOf } from '../../form/form-of.ts';
import type { TextsOf } from '../../i18n/keys.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { emptyInquiry, type InquiryCheck, inquiryNames, inquiryRules, type InquiryValues } from '../../inquiry/values.ts';
import type { ContactFormProps } from './contact-props.ts';

export interface ContactValues extends InquiryValues {
  /** The sender's company. */
  sender: string;
  text: string;
}

type OwnCheck = 'chooseCompany' | 'textRequired' | 'textTooLong';
export type ContactCheck = OwnCheck | InquiryCheck;

/** The checks in order; their context is the present day. @param isAsking whether a quote is requested, for which no text is required */
export const contactForm = (language: Language, isAsking: boolean): PlainFormOf<ContactValues, ContactCheck, string> => ({
  rules: [
    ['sender', 'chooseCompany', ({ sender }) => sender === ''],
    ['text', 'textRequired', ({ text }) => !isAsking && isBlank(text)],
    ['text', 'textTooLong', ({ text }) => text.length > chatLengths.text],
    ...(isAsking ? inquiryRules(language) : []),
  ],
  names: { ...inquiryNames, fromCompanyId: 'sender', text: 'text' },
});

const ownChecks: ReadonlySet<string> = new Set<OwnCheck>(['chooseCompany', 'textRequired', 'textTooLong']);
const isOwn = (check: ContactCheck): check is OwnCheck => ownChecks.has(check);

export const contactSays = (t: TextsOf<'contact' | 'quote'>, check: ContactCheck): string =>
  isOwn(check) ? t(`contact.${check}`) : t(`quote.check.${check}`);

const entriesOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {};
const textOf = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

/** @param stored from the browser's storage, possibly invalid */
export function contactStart(stored: unknown, senders: readonly { id: string }[], { asks, unit }: ContactFormProps): ContactValues {
  const { senderId, text, inquiry } = entriesOf(stored);
  const texts = Object.entries(entriesOf(inquiry)).filter(([, value]) => typeof value === 'string');
  return {
    ...emptyInquiry(asks ?? 'goods', unit),
    ...(Object.fromEntries(texts) as Partial<InquiryValues>),
    sender: senders.find(({ id }) => id === senderId)?.id ?? senders[0]?.id ?? '',
    text: textOf(text),
  };
}

/** The values of the form that {@link contactStart} restores. */
export const contactDraft = ({ sender: senderId, text, ...inquiry }: ContactValues, asks: ContactFormProps['asks']) => ({
  senderId,
  text,
  ...(asks !== undefined && { asks, inquiry }),
});
