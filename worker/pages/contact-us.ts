/** The contact form without script. With script: src/islands/contact/ContactUsForm.tsx. */
import { addContactUs } from '../../contract/content/calls.ts';
import { faultsOf } from '../../contract/wire/check.ts';
import { contactUsRules, type ContactUsState } from '../../contract/content/contact-us.ts';
import { refuse } from '../answers.ts';
import type { EdgeEnv } from '../env.ts';
import { isForeignRequest } from '../session/origin-guard.ts';
import { callFor, keyOfForm } from '../api/call-for.ts';
import { readText } from '../read-body.ts';

/** A pasted text that is far too long is shown again, to be shortened: 150,000 Cyrillic letters as a browser encodes them. */
export const contactUsBytesMax = 1_000_000;

function valuesOf(form: URLSearchParams): ContactUsState['values'] {
  // Browsers submit line ends as two characters; the form counts one.
  const value = (name: string): string => (form.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  return { name: value('name'), email: value('email'), message: value('message') };
}

/** Checked here, so that all missing fields are shown at once; the API validates the rest. */
const lacking = (values: ContactUsState['values']): ContactUsState['fields'] =>
  Object.fromEntries(faultsOf(contactUsRules, values, undefined).map(({ field, check }) => [field, check]));

/**
 * Submits the form to AddContactUs, with its limits and rate limit.
 * @returns an answer if no page is to be shown, null on success, otherwise the state of the form
 */
export async function sendContactUs(
  request: Request,
  env: EdgeEnv,
  language: string,
): Promise<Response | null | { status: number; state: ContactUsState }> {
  if (isForeignRequest(request, env)) return refuse('FOREIGN_ORIGIN');
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return refuse('UNSUPPORTED_MEDIA');
  const text = await readText(request, contactUsBytesMax);
  if (text instanceof Response) return text;
  const values = valuesOf(new URLSearchParams(text));
  const fields = lacking(values);
  if (Object.keys(fields).length > 0)
    return { status: 400, state: { values, fields, code: 'BAD_INPUT', message: '', retryAfterSeconds: null } };

  // The receipt is in the language of the page.
  const sender = { key: await keyOfForm(values), language };
  const answer = await callFor(request, env, addContactUs, { body: values }, sender);
  if (answer.ok) return null;
  const { fields: wrong, code, message, retryAfterSeconds, status } = answer;
  const state = { values, fields: wrong, code, message, retryAfterSeconds };
  return { status: status === 200 ? 400 : status >= 500 ? 503 : status, state };
}
