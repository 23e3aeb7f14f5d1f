/**
 * Layout of mails: one column with brand, title, text and a button. Mail programs do not support custom properties, so the light
 * values of the tokens are repeated here.
 */
import { createElement as element, type ReactElement, type ReactNode } from 'react';
import { directionOf, type Language } from '../../contract/text/languages.ts';
import { hyphenatedLetter } from '../../src/i18n/markdown.ts';
import { Body, Button, Container, Head, Heading, Hr, Html, Link, Section, Text } from 'react-email';

const ink = '#0f1c2e';
const inkSoft = '#465366';
const paper = '#faf8f4';
const surface = '#ffffff';
const line = '#e5e0d6';
const teal = '#0b5c63';
const fonts = "'IBM Plex Sans', 'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, Arial, sans-serif";

export interface MailContent {
  language: Language;
  title: string;
  greeting?: string;
  text: string;
  /** Text that people wrote, shown as a quotation in its own direction. */
  quote?: string;
  button: string;
  linkHint: string;
  note?: string;
  /** Label of the link to a decision. */
  decision?: string;
  footer: string;
  /** Label of the unsubscribe link. */
  unsubscribe?: string;
}

/** No line ends after "e-". */
const withUnbrokenWords = (text: string): ReactNode[] =>
  text
    .split(hyphenatedLetter)
    .map((part, index) => (index % 2 === 0 ? part : element('span', { key: index, style: { whiteSpace: 'nowrap' } }, part)));

const paragraph = (text: string, style: Record<string, string | number> = {}): ReactElement =>
  element(Text, { style: { color: ink, fontSize: 16, lineHeight: '26px', margin: '0 0 16px', ...style } }, withUnbrokenWords(text));

/** The brand mark: three shapes, the middle one tallest, symmetrical. */
const mark = (): ReactElement =>
  element(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 2, border: 0, style: { display: 'inline-table', verticalAlign: 'middle' } },
    element(
      'tbody',
      null,
      element(
        'tr',
        null,
        ...([13, 20, 13] as const).map((height, index) =>
          element(
            'td',
            { key: index, style: { verticalAlign: 'bottom' } },
            element('div', { style: { width: 6, height, backgroundColor: index === 1 ? teal : '#8ddad6', fontSize: 1 } }, '\u00a0'),
          ),
        ),
      ),
    ),
  );

/** Text of the footer. */
const small = { color: inkSoft, fontSize: 12, lineHeight: '18px', margin: '0' };

/** @returns a mail that still has placeholders such as `{{name}}` and `{{href}}` */
export function mailOf({
  language,
  title,
  greeting,
  text,
  quote,
  button,
  linkHint,
  note,
  decision,
  footer,
  unsubscribe,
}: MailContent): ReactElement {
  const children: ReactNode[] = [
    element(
      Section,
      { key: 'brand', style: { padding: '0 0 24px' } },
      mark(),
      element('span', { style: { color: teal, fontSize: 20, fontWeight: 600, verticalAlign: 'middle', padding: '0 6px' } }, 'Kervan'),
    ),
    element(
      Heading,
      { key: 'title', as: 'h1', style: { color: ink, fontSize: 22, lineHeight: '30px', fontWeight: 600, margin: '0 0 16px' } },
      withUnbrokenWords(title),
    ),
    greeting !== undefined && element('div', { key: 'greeting' }, paragraph(greeting)),
    element('div', { key: 'text' }, paragraph(text)),
    quote !== undefined &&
      element(
        'blockquote',
        {
          key: 'quote',
          dir: 'auto',
          style: {
            margin: '0 0 16px',
            padding: '12px 16px',
            backgroundColor: paper,
            border: `1px solid ${line}`,
            color: ink,
            fontSize: 16,
            lineHeight: '26px',
            whiteSpace: 'pre-line',
          },
        },
        quote,
      ),
    element(
      Section,
      { key: 'button', style: { padding: '8px 0 24px' } },
      element(
        Button,
        {
          href: '{{href}}',
          style: {
            backgroundColor: teal,
            color: surface,
            borderRadius: 8,
            padding: '13px 24px',
            fontSize: 16,
            fontWeight: 600,
            textAlign: 'center',
            textDecoration: 'none',
          },
        },
        button,
      ),
    ),
    note !== undefined && element('div', { key: 'note' }, paragraph(note, { color: inkSoft, fontSize: 14, lineHeight: '22px' })),
    decision !== undefined &&
      element(
        Section,
        { key: 'decision', style: { padding: '0 0 16px' } },
        element(
          Link,
          { href: '{{decision}}', style: { color: teal, fontSize: 14, lineHeight: '22px', textDecoration: 'underline' } },
          decision,
        ),
      ),
    element('div', { key: 'hint' }, paragraph(linkHint, { color: inkSoft, fontSize: 14, lineHeight: '22px', margin: '0' })),
    element(
      'div',
      { key: 'link', dir: 'ltr', style: { textAlign: directionOf(language) === 'rtl' ? 'right' : 'left' } },
      element(Link, { href: '{{href}}', style: { color: teal, fontSize: 14, lineHeight: '22px', wordBreak: 'break-all' } }, '{{href}}'),
    ),
    element(Hr, { key: 'line', style: { borderColor: line, margin: '24px 0 12px' } }),
    element('div', { key: 'footer' }, paragraph(footer, small)),
    unsubscribe !== undefined &&
      element(
        'div',
        { key: 'unsubscribe', style: { padding: '8px 0 0' } },
        element(
          Link,
          { href: '{{unsubscribe}}', style: { color: inkSoft, fontSize: 12, lineHeight: '18px', textDecoration: 'underline' } },
          unsubscribe,
        ),
      ),
    element('div', { key: 'identity', style: { padding: '8px 0 0' } }, paragraph('{{identity}}', small)),
  ];
  return element(
    Html,
    { lang: language, dir: directionOf(language) },
    element(Head, null, element('meta', { name: 'color-scheme', content: 'light' }), element('title', null, title)),
    element(
      Body,
      // Otherwise the component sets English and left to right in every mail.
      { lang: language, dir: directionOf(language), style: { backgroundColor: paper, fontFamily: fonts, margin: 0, padding: '32px 12px' } },
      element(
        Container,
        {
          style: {
            backgroundColor: surface,
            border: `1px solid ${line}`,
            borderRadius: 12,
            padding: '32px 32px 24px',
            maxWidth: 560,
            textAlign: directionOf(language) === 'rtl' ? 'right' : 'left',
          },
        },
        ...children,
      ),
    ),
  );
}
