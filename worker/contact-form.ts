/** The contact form as browsers send it without script (look.md, Behaviour); with script see src/islands/ContactUsForm.tsx. */
import { pathOf } from '../contract/call.ts';
import { addContactUs } from '../contract/content/calls.ts';
import { contactFields, contactLengths, type ContactState } from '../contract/content/contact-form.ts';
import { jsonBytesMax } from '../contract/limits.ts';
import { refuse } from './answers.ts';
import type { EdgeEnv } from './env.ts';
import { isForeignRequest } from './origin-guard.ts';
import { passToApi } from './proxy.ts';
import { readText } from './read-text.ts';

interface Envelope {
  success?: boolean;
  code?: string;
  message?: string;
  errors?: ContactState['fields'];
}

/** Twice the same is one message (D-16): a form without script can be sent again by a reload. */
async function keyOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function valuesOf(form: URLSearchParams): ContactState['values'] {
  // Browsers send line ends as two letters; the form counts one.
  const value = (name: string): string => (form.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  return { name: value('name'), email: value('email'), message: value('message') };
}

/** Named here, so that all that is wrong is said at once; the API judges the rest. */
function lacking(values: ContactState['values']): ContactState['fields'] {
  const fields: ContactState['fields'] = {};
  for (const name of contactFields)
    if (values[name] === '') fields[name] = 'REQUIRED';
    else if (values[name].length > contactLengths[name]) fields[name] = 'TOO_LONG';
  return fields;
}

/**
 * Sends what was typed to AddContactUs, with its limits and its throttle.
 * @returns an answer when there is nothing to show, null when it was sent, else what the page shows above the form
 */
export async function sendContactForm(
  request: Request,
  env: EdgeEnv,
  language: string,
): Promise<Response | null | { status: number; state: ContactState }> {
  if (isForeignRequest(request, env.ORIGIN)) return refuse('FOREIGN_ORIGIN');
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return refuse('UNSUPPORTED_MEDIA');
  const text = await readText(request, jsonBytesMax);
  if (text === null) return refuse('TOO_LARGE');
  const values = valuesOf(new URLSearchParams(text));
  const fields = lacking(values);
  if (Object.keys(fields).length > 0)
    return { status: 400, state: { values, fields, code: 'BAD_INPUT', message: '', retryAfterSeconds: null } };

  const body = JSON.stringify(values);
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.set('accept', 'application/json');
  // The receipt comes in the language of the page.
  headers.set('accept-language', language);
  headers.set('idempotency-key', await keyOf(body));
  headers.delete('authorization');
  const answer = await passToApi(new Request(new URL(pathOf(addContactUs), request.url), { method: 'POST', headers, body }), env);
  const { success, code = 'UNEXPECTED', message = '', errors = {} } = await answer.json<Envelope>().catch((): Envelope => ({}));
  if (answer.status === 200 && success === true) return null;
  const wait = Number(answer.headers.get('retry-after'));
  const state = { values, fields: errors, code, message, retryAfterSeconds: wait > 0 ? wait : null };
  return { status: answer.status === 200 ? 400 : answer.status >= 500 ? 503 : answer.status, state };
}
