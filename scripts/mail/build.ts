/**
 * Renders every mail in every language, with placeholders for values that are known when it is sent. scripts/prepare/mails.ts stores the
 * result.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'react-email';
import { apiLanguage, type Language, languages } from '../../contract/text/languages.ts';
import { withStatedValues } from '../../contract/text/stated-values.ts';
import { root } from '../support/install.mjs';
import { mailOf } from './layout.ts';

interface Shape {
  /** Whether the mail begins with a greeting: only for mails to accounts. */
  greets?: true;
  /** The value that is shown as a quotation: one with several lines, or a free text. */
  quote?: 'reason' | 'preview' | 'message' | 'lines';
  /** Whether the mail also links to the decision that it is about. */
  hasDecision?: true;
  /** Whether the mail states that the decision is a strike, and until when. */
  isStrike?: true;
  /** Whether the mail can be switched off in the profile. */
  isNotification?: true;
  /** Whether the mail has an unsubscribe link for its kind. */
  canBeStopped?: true;
}

const mailShapes = {
  activation: {},
  'known-email': { greets: true },
  reset: { greets: true },
  'password-changed': { greets: true },
  'account-deleted': {},
  'account-suspended': { greets: true, quote: 'reason' },
  'account-freed': { greets: true },
  'company-suspended': { greets: true, quote: 'reason' },
  'company-freed': { greets: true },
  'second-factor-wrong': { greets: true },
  'sign-in-alert': { greets: true },
  'second-factor-added': { greets: true },
  'second-factor-removed': { greets: true },
  'second-factor-required': { greets: true },
  'recovery-code-used': { greets: true },
  'recovery-codes-renewed': { greets: true },
  'factor-recovery-started': { greets: true },
  'factor-recovery-reminder': { greets: true },
  'factor-recovery-colleague': { greets: true },
  'factor-recovery-stopped': { greets: true },
  'factor-recovered': { greets: true },
  'passkey-added': { greets: true },
  'passkey-removed': { greets: true },
  'passkey-copied': { greets: true },
  'identity-connected': { greets: true },
  'identity-disconnected': { greets: true },
  'staff-added': {},
  'staff-invited': {},
  'staff-email': {},
  'staff-email-old': { greets: true },
  'staff-email-kept': { greets: true },
  'staff-email-asked': { greets: true },
  'staff-email-undone': { greets: true },
  'company-approved': { greets: true, isNotification: true },
  'company-rejected': { greets: true, quote: 'reason', hasDecision: true, isNotification: true },
  'request-approved': { greets: true, isNotification: true },
  'request-rejected': { greets: true, quote: 'reason', hasDecision: true, isNotification: true },
  'product-approved': { greets: true, isNotification: true },
  'product-rejected': { greets: true, quote: 'reason', hasDecision: true, isNotification: true },
  'certificate-approved': { greets: true, isNotification: true },
  'certificate-rejected': { greets: true, quote: 'reason', hasDecision: true, isNotification: true },
  'taken-down': { greets: true, quote: 'reason', hasDecision: true, isStrike: true },
  'pictures-removed': { greets: true, quote: 'reason', isStrike: true },
  reduced: { greets: true, quote: 'reason' },
  warned: { greets: true, quote: 'reason', isStrike: true },
  'files-withdrawn': { greets: true, quote: 'reason', isStrike: true },
  'report-unfounded': { greets: true, quote: 'reason', isStrike: true },
  'appeal-upheld': { greets: true, quote: 'reason' },
  'appeal-dismissed': { greets: true, quote: 'reason' },
  'decision-lifted': { greets: true },
  'notice-received': {},
  'notice-kept': { quote: 'reason' },
  'notice-unfounded': { quote: 'reason' },
  'notice-acted': {},
  'notice-restricted': {},
  'new-message': { greets: true, quote: 'preview', isNotification: true },
  'new-message-again': { greets: true, quote: 'preview', isNotification: true },
  'new-messages': { greets: true, isNotification: true },
  'quote-received': { greets: true, quote: 'preview', isNotification: true },
  'quote-accepted': { greets: true, quote: 'preview', isNotification: true },
  'quote-declined': { greets: true, quote: 'preview', isNotification: true },
  'quote-withdrawn': { greets: true, quote: 'preview', isNotification: true },
  'plan-expiring': { greets: true, isNotification: true },
  'search-match': { greets: true, isNotification: true, canBeStopped: true },
  'search-matches': { greets: true, quote: 'lines', isNotification: true, canBeStopped: true },
  'order-confirmed': { greets: true, quote: 'lines' },
  'order-invoiced': { greets: true, quote: 'lines' },
  'order-refunded': { greets: true },
  'invoice-refunded': { greets: true },
  'order-charged-back': { greets: true },
  contact: {},
  'contact-operator': { quote: 'message' },
  alarm: {},
  'alarm-ended': {},
} as const satisfies Record<string, Shape>;
type Template = keyof typeof mailShapes;

interface Texts {
  subject: string;
  title: string;
  text: string;
  button: string;
  note?: string;
}
type MailTexts = {
  reasons: Record<string, string>;
  counts: Record<string, string>;
  quotes: Record<string, string>;
  alarms: Record<string, string>;
  outcomes: Record<string, string>;
  receipt: Record<string, string>;
  greeting: string;
  greetingUnnamed: string;
  linkHint: string;
  /** Label of the link to a decision. */
  decision: string;
  /** The sentence that a decision is a strike. */
  strike: string;
  footer: string;
  settingsHint: string;
  unsubscribe: string;
} & Record<Template, Texts>;

const readTexts = (language: Language, file: string): unknown =>
  JSON.parse(withStatedValues(readFileSync(join(root, 'locales', language, file), 'utf8'), language));
const textsOf = (language: Language): MailTexts => readTexts(language, 'mail.json') as MailTexts;
function operatorOf(language: Language): { tax: string; register: string } {
  const { tax, register } = (readTexts(language, 'page.json') as { operator: { tax: string; register: string } }).operator;
  return { tax, register };
}

async function renderMail(language: Language, template: Template): Promise<{ subject: string; text: string; html: string }> {
  const shape: Shape = mailShapes[template];
  const texts = textsOf(language);
  const { subject, title, text, button, note: ownNote } = texts[template];
  const note = shape.isStrike ? [texts.strike, ownNote].filter((part) => part !== undefined).join(' ') : ownNote;
  const greeting = shape.greets && '{{greeting}}';
  const quote = shape.quote && `{{${shape.quote}}}`;
  const footer = shape.isNotification ? `${texts.footer} ${texts.settingsHint}` : texts.footer;
  const decision = shape.hasDecision && texts.decision;
  const unsubscribe = shape.canBeStopped && texts.unsubscribe;
  const html = await render(
    mailOf({ language, title, greeting, text, quote, button, linkHint: texts.linkHint, note, decision, footer, unsubscribe }),
  );
  const plain = [
    title,
    greeting,
    text,
    quote && `> ${quote}`,
    `${button}:\n{{href}}`,
    note,
    decision && `${decision}:\n{{decision}}`,
    `--\n${footer}`,
    unsubscribe && `${unsubscribe}:\n{{unsubscribe}}`,
    '{{identity}}',
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
  return { subject, text: plain, html };
}

/** The source of the generated module; the same texts and layout give the same source. */
export async function mailSource(): Promise<string> {
  const mails: Record<string, Record<string, unknown>> = {};
  for (const template of Object.keys(mailShapes) as Template[]) {
    const byLanguage: Record<string, unknown> = {};
    for (const language of languages) byLanguage[apiLanguage(language)] = await renderMail(language, template);
    mails[template] = byLanguage;
  }
  const listOf = (name: 'reasons' | 'receipt' | 'counts' | 'quotes' | 'alarms' | 'outcomes') =>
    Object.fromEntries(languages.map((language) => [apiLanguage(language), textsOf(language)[name]]));
  const operators = Object.fromEntries(languages.map((language) => [apiLanguage(language), operatorOf(language)]));
  const greetings = Object.fromEntries(
    languages.map((language) => {
      const { greeting: named, greetingUnnamed: unnamed } = textsOf(language);
      return [apiLanguage(language), { named, unnamed }];
    }),
  );
  return `import type { MailTemplate, Outcome, ReceiptWord } from '../template.ts';
import type { ApiLanguage as Language } from '../../../contract/text/languages.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export const mails: Record<MailTemplate, Record<Language, RenderedMail>> = ${JSON.stringify(mails, null, 1)};

/** The greeting of a person, and that of one whose name is not known. */
export const greetingTexts: Record<Language, { named: string; unnamed: string }> = ${JSON.stringify(greetings, null, 1)};

/** Reasons of a rejection: code → sentence. */
export const reasonTexts: Record<Language, Record<string, string>> = ${JSON.stringify(listOf('reasons'), null, 1)};

/** The operator's identity, for footers. */
export const operatorTexts: Record<Language, { tax: string; register: string }> = ${JSON.stringify(operators, null, 1)};

/** Labels of the lines of a receipt. */
export const receiptTexts: Record<Language, Record<ReceiptWord, string>> = ${JSON.stringify(listOf('receipt'), null, 1)};

/** Counted nouns: key with its plural form → text. */
export const countTexts: Record<Language, Record<string, string>> = ${JSON.stringify(listOf('counts'), null, 1)};

/** Messages about a quote. */
export const quoteTexts: Record<Language, Record<string, string>> = ${JSON.stringify(listOf('quotes'), null, 1)};

/** What is public after a decision. */
export const outcomeTexts: Record<Language, Record<Outcome, string>> = ${JSON.stringify(listOf('outcomes'), null, 1)};

/** Texts of alarms. */
export const alarmTexts: Record<Language, Record<string, string>> = ${JSON.stringify(listOf('alarms'), null, 1)};
`;
}
