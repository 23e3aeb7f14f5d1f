/** The local mailbox: sent mails for people and tests (docs/behaviour.md#local-mail). It exists in local mode only. */
// Not named `html`, because the formatter changes white space in such templates.
import { html as markup, raw } from 'hono/html';
import { asciiLowerCase } from '../contract/text/letter-case.ts';
import { fetchApi } from './api/api-fetch.ts';
import { refuse } from './answers.ts';
import type { EdgeEnv } from './env.ts';
import { cleanAnswer, refuseFailure } from './api/proxy.ts';
import { isOwnOrigin } from './session/origin-guard.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
  language: string;
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type Markup = ReturnType<typeof markup>;

/** Makes links of the plain part clickable; the HTML part is in a sandbox. */
const linked = (text: string): (string | Markup)[] =>
  text.split(/(https?:\/\/[^\s<>]+)/).map((part, index) => (index % 2 === 0 ? part : markup`<a href="${part}">${part}</a>`));

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-inline-size:60rem;margin-inline:auto;padding:1rem}
summary{cursor:pointer}article{border-block-start:1px solid #8886;padding-block:1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}
iframe{inline-size:100%;block-size:30rem;border:1px solid #8886;background:#fff}time{opacity:.7}`;

const article = ({ to, subject, text, html, at, language }: Mail): Markup =>
  markup`<article lang="${asciiLowerCase(language)}"><h2 dir="auto">${subject}</h2><p><time>${at}</time> · ${to} · ${language}</p>
<pre dir="auto">${linked(text)}</pre><details><summary>HTML</summary><iframe sandbox title="HTML" srcdoc="${html}"></iframe></details></article>`;

/**
 * Whether the mailbox is available: only in local mode and under our own host name, because a foreign page could read mails by resolving
 * its own host name to this machine (DNS rebinding).
 */
const isAvailable = (request: Request, env: EdgeEnv): boolean => {
  const url = new URL(request.url);
  // The local server takes the URL from the request; the `host` header is what the browser requested.
  return env.MODE === 'local' && isOwnOrigin(`${url.protocol}//${request.headers.get('host') ?? url.host}`, env);
};

const ask = (env: EdgeEnv, to: string | null): Promise<Response> =>
  fetchApi({ ...env, UPSTREAM_API: undefined }, `/api/dev/mail.json${to === null ? '' : `?${new URLSearchParams({ to })}`}`);

/** `/dev/mail.json?to=` */
export async function mailJson(request: Request, env: EdgeEnv): Promise<Response> {
  if (!isAvailable(request, env)) return refuse('NOT_FOUND');
  try {
    return cleanAnswer(await ask(env, new URL(request.url).searchParams.get('to')));
  } catch (error) {
    return refuseFailure(error);
  }
}

/** `/dev/mail?to=` */
export async function mailPage(request: Request, env: EdgeEnv): Promise<Response> {
  if (!isAvailable(request, env)) return refuse('NOT_FOUND');
  const to = new URL(request.url).searchParams.get('to');
  try {
    const mails = await (await ask(env, to === '' ? null : to)).json<Mail[]>();
    const list = Array.isArray(mails) ? mails : [];
    const page = markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail (${list.length})</title><style>${raw(style)}</style></head>
<body><h1>Mail (${list.length})</h1><form><input type="email" name="to" aria-label="to" value="${to}"> <button>↵</button></form>${list.map(article)}</body></html>`;
    return new Response(page.toString(), {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'cache-control': 'no-store' },
    });
  } catch (error) {
    return refuseFailure(error);
  }
}
