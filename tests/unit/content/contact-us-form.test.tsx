/** The contact form as the server renders it: empty, and after a submission without script. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

stubBrowser();
const { ContactUsForm } = await import('../../../src/islands/contact/ContactUsForm.tsx');

const texts = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
  submit: 'Send',
  sent: 'It was sent',
  required: 'Required',
  emailInvalid: 'Invalid',
  tooLong: 'Too long',
  count: '{{used}} of {{limit}}',
  errorOccurred: 'An error',
};
type Refused = Parameters<typeof ContactUsForm>[0]['refused'];
const shown = (refused?: Refused, isSent = false): string =>
  renderToString(<ContactUsForm language="en" texts={texts} action="/en/contact-us" isSent={isSent} refused={refused} />);
const fieldNamed = (html: string, name: string): string =>
  new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

test('without script the form is submitted to its page, and shows no fault', () => {
  const html = shown();
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toMatch(/<form[^>]* action="\/en\/contact-us"/);
  expect(html).not.toContain('aria-invalid');
  expect(html).not.toContain('It was sent');
  expect(shown(undefined, true)).toContain('It was sent');
});

test('after a refusal the form keeps what was typed, and shows each fault at its field and the reason', () => {
  const html = shown({
    values: { name: 'Nour', email: 'nour@company', message: 'Good morning' },
    errors: { email: 'No address', all: 'Wait a minute' },
  });
  expect(fieldNamed(html, 'name')).toContain('value="Nour"');
  expect(fieldNamed(html, 'name')).not.toContain('aria-invalid');
  expect(fieldNamed(html, 'email')).toContain('value="nour@company"');
  expect(fieldNamed(html, 'email')).toContain('aria-invalid="true"');
  expect(html).toMatch(/<textarea[^>]* name="message"[^>]*>Good morning</);
  expect(html).toContain('No address');
  expect(html).toMatch(/role="alert"[^]*Wait a minute/);
});
