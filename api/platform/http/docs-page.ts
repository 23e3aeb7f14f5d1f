/** A readable page of the API document: plain HTML from the contract, no script and no third-party host. */
// Not named `html`, because the formatter changes white space in such templates.
import { html as markup, raw } from 'hono/html';
import { pathOf, type WholeCall } from '../../../contract/wire/call.ts';
import { errors } from '../../../contract/wire/errors.ts';
import { asciiLowerCase } from '../../../contract/text/letter-case.ts';
import { wholeCalls } from '../../../contract/wire/schemas.ts';
import { accessText, openApiDocument } from './openapi.ts';

type Markup = ReturnType<typeof markup>;

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:0 auto;padding:1rem}
h1,h2{line-height:1.2}nav ul{columns:14rem;padding:0;list-style:none}details{border-block-start:1px solid #8886;padding-block:.5rem}
summary{cursor:pointer;display:flex;gap:.75rem;flex-wrap:wrap;align-items:baseline}code{font-family:ui-monospace,monospace}
summary b{min-inline-size:4rem}pre{overflow:auto;background:#8881;padding:.75rem;border-radius:6px}table{border-collapse:collapse}td,th{text-align:start;padding:.25rem .75rem .25rem 0;vertical-align:top}`;

const part = (title: string, value: unknown): Markup | null =>
  value === undefined ? null : markup`<h4>${title}</h4><pre><code>${JSON.stringify(value, null, 2)}</code></pre>`;

function section(call: WholeCall): Markup {
  const path = pathOf(call);
  const operation = (openApiDocument()['paths'] as Record<string, Record<string, Record<string, unknown>>>)[
    path.replaceAll(/:(\w+)/g, '{$1}')
  ]?.[asciiLowerCase(call.method)];
  const parameters = operation?.['parameters'] as unknown[];
  const responses = operation?.['responses'] as Record<
    string,
    { description: string; content: { 'application/json': { schema: unknown } } }
  >;
  const refusals = Object.entries(responses).filter(([status]) => status !== '200');
  return markup`<details id="${call.name}"><summary><b>${call.method}</b> <code>${path}</code> <span>${call.summary}</span></summary>
<p>${accessText(call)}</p>${parameters.length > 0 ? part('Parameters', parameters) : ''}${part('Body', operation?.['requestBody'])}${part('Answer', responses['200']?.content['application/json'].schema)}
<h4>Refusals</h4><ul>${refusals.map(([status, { description }]) => markup`<li>${status}: ${description}</li>`)}</ul></details>`;
}

/** Rendered once: it takes a tenth of a second, and anybody may ask for it. */
let rendered: string | null = null;

function render(): string {
  const subjects = Map.groupBy(wholeCalls, ({ subject }) => subject);
  const index = [...subjects.keys()].map((subject) => markup`<li><a href="#subject-${subject}">${subject}</a></li>`);
  const body = [...subjects].map(
    ([subject, list]) => markup`<h2 id="subject-${subject}">${subject}</h2>${list.map(({ call }) => section(call))}`,
  );
  const codes = Object.entries(errors).map(
    ([code, { status, message }]) => markup`<tr><td><code>${code}</code></td><td>${status}</td><td>${message}</td></tr>`,
  );
  return markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kervan API</title><style>${raw(style)}</style></head><body>
<h1>Kervan marketplace API</h1><p>${wholeCalls.length} calls. Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a>. Main calls answer <code>{success, message, code, data?, errors?}</code>; calls under <code>/api/public</code> answer the plain object.</p>
<nav><ul>${index}<li><a href="#codes">error codes</a></li></ul></nav>${body}<h2 id="codes">Error codes</h2><table>${codes}</table></body></html>`.toString();
}

/** @returns HTML with its own policy, which permits only its inline style */
export function docsPage(): Response {
  rendered ??= render();
  return new Response(rendered, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}
