/**
 * The last page of the bank's window: shows the outcome, and closes the window if the browser permits. It does not use data stored in the
 * browser.
 */
import { html, raw } from 'hono/html';
import { directionOf, type Language } from '../../contract/text/languages.ts';
import { policyHashOf } from '../../contract/wire/policy-hash.ts';
import ar from '../../locales/ar/bankReturn.json';
import en from '../../locales/en/bankReturn.json';
import ru from '../../locales/ru/bankReturn.json';
import tr from '../../locales/tr/bankReturn.json';

export type Outcome = 'confirmed' | 'failed' | 'unknown';

const texts: Record<Language, typeof en> = { en, tr, ru, ar };

const style = `:root{color-scheme:light dark;font:1rem/1.5 'IBM Plex Sans','IBM Plex Sans Arabic',system-ui,sans-serif;background:light-dark(#faf8f4,#0c141d);color:light-dark(#0f1c2e,#eef1f4)}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;padding:1rem;box-sizing:border-box;text-align:center}main{max-inline-size:26rem}h1{font-size:1.375rem;line-height:1.25}
button{font:inherit;font-weight:500;padding:.625rem 1.5rem;border-radius:.5rem;border:1px solid light-dark(#7d838d,#67778a);background:none;color:inherit;cursor:pointer}:focus-visible{outline:3px solid light-dark(#0b5c63,#62c9c6);outline-offset:2px}`;
// Closes the window, but not from inside a frame.
const script =
  "const end=()=>window.close(),button=document.querySelector('button');button.hidden=window.parent!==window;button.addEventListener('click',end);setTimeout(end,2500)";

/** The answer to the bank's form. */
export async function returnPage(language: Language, outcome: Outcome): Promise<Response> {
  const words = texts[language];
  const [title, text] = [words[`${outcome}Title`], words[outcome]];
  const page = await html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${words.title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main data-outcome="${outcome}">
          <h1>${title}</h1>
          <p>${text}</p>
          <button type="button">${words.close}</button>
        </main>
        ${raw(`<script>${script}</script>`)}
      </body>
    </html>`;
  const policy = [
    // Without storage and calls: an opaque origin.
    'sandbox allow-scripts',
    "default-src 'none'",
    `style-src '${await policyHashOf(style)}'`,
    `script-src '${await policyHashOf(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  return new Response(page.toString(), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
    },
  });
}
