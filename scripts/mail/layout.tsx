/**
 * Layout of mails: one column with brand, title, text and a button. Mail programs do not support custom properties, so the light
 * values of the tokens are repeated here.
 */
import type { CSSProperties, ReactElement } from 'react';
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
const withUnbrokenWords = (text: string) =>
  text.split(hyphenatedLetter).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  );

const Paragraph = ({ text, style }: { text: string; style?: CSSProperties }) => (
  <Text style={{ color: ink, fontSize: 16, lineHeight: '26px', margin: '0 0 16px', ...style }}>{withUnbrokenWords(text)}</Text>
);

/** The brand mark: three shapes, the middle one tallest, symmetrical. */
const Mark = () => (
  <table role="presentation" cellPadding={0} cellSpacing={2} border={0} style={{ display: 'inline-table', verticalAlign: 'middle' }}>
    <tbody>
      <tr>
        {[13, 20, 13].map((height, index) => (
          <td key={index} style={{ verticalAlign: 'bottom' }}>
            <div style={{ width: 6, height, backgroundColor: index === 1 ? teal : '#8ddad6', fontSize: 1 }}>{'\u00a0'}</div>
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);

const softText = { color: inkSoft, fontSize: 14, lineHeight: '22px' };
const link = { color: teal, fontSize: 14, lineHeight: '22px' };
/** Text of the footer. */
const small = { color: inkSoft, fontSize: 12, lineHeight: '18px', margin: '0' };

/** @returns a mail that still has placeholders such as `{{name}}` and `{{href}}` */
export function mailOf(mail: MailContent): ReactElement {
  const { language, title, greeting, text, quote, button, linkHint, note, decision, footer, unsubscribe } = mail;
  const direction = directionOf(language);
  const textAlign = direction === 'rtl' ? 'right' : 'left';
  return (
    <Html lang={language} dir={direction}>
      <Head>
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </Head>
      {/* Otherwise the component sets English and left to right in every mail. */}
      <Body lang={language} dir={direction} style={{ backgroundColor: paper, fontFamily: fonts, margin: 0, padding: '32px 12px' }}>
        <Container
          style={{
            backgroundColor: surface,
            border: `1px solid ${line}`,
            borderRadius: 12,
            padding: '32px 32px 24px',
            maxWidth: 560,
            textAlign,
          }}
        >
          <Section style={{ padding: '0 0 24px' }}>
            <Mark />
            <span style={{ color: teal, fontSize: 20, fontWeight: 600, verticalAlign: 'middle', padding: '0 6px' }}>Kervan</span>
          </Section>
          <Heading as="h1" style={{ color: ink, fontSize: 22, lineHeight: '30px', fontWeight: 600, margin: '0 0 16px' }}>
            {withUnbrokenWords(title)}
          </Heading>
          {greeting !== undefined && (
            <div>
              <Paragraph text={greeting} />
            </div>
          )}
          <div>
            <Paragraph text={text} />
          </div>
          {quote !== undefined && (
            <blockquote
              dir="auto"
              style={{
                margin: '0 0 16px',
                padding: '12px 16px',
                backgroundColor: paper,
                border: `1px solid ${line}`,
                color: ink,
                fontSize: 16,
                lineHeight: '26px',
                whiteSpace: 'pre-line',
              }}
            >
              {quote}
            </blockquote>
          )}
          <Section style={{ padding: '8px 0 24px' }}>
            <Button
              href="{{href}}"
              style={{
                backgroundColor: teal,
                color: surface,
                borderRadius: 8,
                padding: '13px 24px',
                fontSize: 16,
                fontWeight: 600,
                textAlign: 'center',
                textDecoration: 'none',
              }}
            >
              {button}
            </Button>
          </Section>
          {note !== undefined && (
            <div>
              <Paragraph text={note} style={softText} />
            </div>
          )}
          {decision !== undefined && (
            <Section style={{ padding: '0 0 16px' }}>
              <Link href="{{decision}}" style={{ ...link, textDecoration: 'underline' }}>
                {decision}
              </Link>
            </Section>
          )}
          <div>
            <Paragraph text={linkHint} style={{ ...softText, margin: '0' }} />
          </div>
          <div dir="ltr" style={{ textAlign }}>
            <Link href="{{href}}" style={{ ...link, wordBreak: 'break-all' }}>
              {'{{href}}'}
            </Link>
          </div>
          <Hr style={{ borderColor: line, margin: '24px 0 12px' }} />
          <div>
            <Paragraph text={footer} style={small} />
          </div>
          {unsubscribe !== undefined && (
            <div style={{ padding: '8px 0 0' }}>
              <Link href="{{unsubscribe}}" style={{ color: inkSoft, fontSize: 12, lineHeight: '18px', textDecoration: 'underline' }}>
                {unsubscribe}
              </Link>
            </div>
          )}
          <div style={{ padding: '8px 0 0' }}>
            <Paragraph text="{{identity}}" style={small} />
          </div>
        </Container>
      </Body>
    </Html>
  );
}
