/** Pages of the sandbox bank: plain HTML for windows of 360 pixels and for keyboards, without script. */
import { html, raw } from 'hono/html';
import { testCode } from '../contract/payment/test-cards.ts';
import type { Payment } from './payment.ts';
import type { Reader } from './texts.ts';

type Html = ReturnType<typeof html>;

/** Submits a form. The bytes are constant, so that the content security policy can contain their hash. */
export const submitScript = 'document.forms[0].submit()';

export const style = `:root{color-scheme:light dark;font:1rem/1.5 'IBM Plex Sans','IBM Plex Sans Arabic',system-ui,sans-serif;background:light-dark(#eef2f7,#10151d);color:light-dark(#14202e,#e9eef4)}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;padding:1rem;box-sizing:border-box}
main{inline-size:100%;max-inline-size:25rem;background:light-dark(#fff,#1a222d);border:1px solid light-dark(#d5dde7,#2d3a49);border-radius:1rem;padding:1.5rem;box-sizing:border-box}
header{display:flex;align-items:center;gap:.75rem;margin-block-end:1.25rem}
header svg{inline-size:2.25rem;block-size:2.25rem;flex:none}header p{margin:0;font-weight:600}header small{display:block;font-weight:400;color:light-dark(#4d5b6b,#a9b6c4)}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1rem;margin:0 0 1.25rem;padding:.875rem 1rem;border-radius:.5rem;background:light-dark(#f4f7fa,#121922)}
dt{color:light-dark(#4d5b6b,#a9b6c4)}dd{margin:0;text-align:end;font-weight:500}
label{display:block;font-weight:500;margin-block-end:.25rem}
input{inline-size:100%;box-sizing:border-box;font:inherit;font-size:1.25rem;letter-spacing:.3em;text-align:center;padding:.625rem;border:1px solid light-dark(#74808e,#7c8a99);border-radius:.5rem;background:light-dark(#fff,#0d131b);color:inherit}
.hint{margin:.375rem 0 1.25rem;font-size:.875rem;color:light-dark(#4d5b6b,#a9b6c4)}.wrong{color:light-dark(#a92a20,#ff9a8d);font-weight:500;margin:.375rem 0 0}
button{inline-size:100%;font:inherit;font-weight:600;padding:.75rem;border-radius:.5rem;border:1px solid transparent;cursor:pointer;background:light-dark(#1f4f8f,#7db2f5);color:light-dark(#fff,#08131f)}
button.quiet{margin-block-start:.5rem;background:none;color:inherit;border-color:light-dark(#74808e,#7c8a99)}
:focus-visible{outline:3px solid light-dark(#1f4f8f,#7db2f5);outline-offset:2px}`;

const logo = html`<svg viewBox="0 0 36 36" aria-hidden="true">
  <path fill="#1f4f8f" d="M18 2 34 11v3H2v-3z" />
  <path fill="#7db2f5" d="M5 16h5v13H5zm10.500 0h5v13h-5zM26 16h5v13h-5z" />
  <path fill="#1f4f8f" d="M2 31h32v3H2z" />
</svg>`;

const page = ({ language, direction, texts }: Reader, title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <header>
            ${logo}
            <p>${texts.bank}<small>${texts.demo}</small></p>
          </header>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

/** The institution's page for the shop (`threeDSHtmlContent`), which sends the customer to the bank. */
export const startPage = (address: string, pageKey: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>3-D Secure</title></head><body><form method="post" action="${address}"><input type="hidden" name="key" value="${pageKey}"><noscript><button>3-D Secure</button></noscript></form><script>${submitScript}</script></body></html>`;

/** The page that asks for the code. */
export function askPage(reader: Reader, payment: Payment, isWrong: boolean): Html {
  const { texts, amount } = reader;
  return page(
    reader,
    texts.title,
    html`<dl>
        <dt>${texts.shop}</dt>
        <dd><bdi>Kervan</bdi></dd>
        <dt>${texts.amount}</dt>
        <dd><bdi>${amount}</bdi></dd>
        <dt>${texts.card}</dt>
        <dd><bdi dir="ltr">•••• ${payment.lastFour}</bdi></dd>
      </dl>
      <form method="post" action="/3ds/${payment.id}/answer">
        <input type="hidden" name="key" value="${payment.pageKey}" />
        <label for="code">${texts.code}</label>
        <input
          id="code"
          name="code"
          dir="ltr"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="6"
          aria-describedby="hint${isWrong ? ' wrong' : ''}"
          ${isWrong ? html`aria-invalid="true"` : ''}
          autofocus
        />
        ${isWrong ? html`<p class="wrong" id="wrong" role="alert">${texts.wrongCode}</p>` : ''}
        <p class="hint" id="hint">${texts.codeHint.replace('{{code}}', testCode)}</p>
        <button name="answer" value="confirm">${texts.confirm}</button>
        <button class="quiet" name="answer" value="cancel">${texts.cancel}</button>
      </form>`,
  );
}

/** The page that submits the result to the shop. */
export function returnPage(reader: Reader, callbackUrl: string, fields: Readonly<Record<string, string>>): Html {
  const { texts } = reader;
  return page(
    reader,
    texts.going,
    html`<form method="post" action="${callbackUrl}">
        ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button>${texts.go}</button>
      </form>
      ${raw(`<script>${submitScript}</script>`)}`,
  );
}

/** A page without a next step. */
export const endPage = (reader: Reader, title: string, text: string): Html => page(reader, title, html`<p>${text}</p>`);
