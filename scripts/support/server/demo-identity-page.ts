/**
 * The sign-in page of the local identity provider. The developer chooses a person, and whether the address is verified. In English only.
 */
// Not named `html`, because the formatter changes white space in such templates.
import { html as markup, raw } from 'hono/html';

/** The address of the owner in the demo data. */
const ownerEmail = 'owner@kervan.example';

const style = `:root{color-scheme:light dark;font:1rem/1.5 'IBM Plex Sans',system-ui,sans-serif;background:light-dark(#eef2f7,#10151d);color:light-dark(#14202e,#e9eef4)}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;padding:1rem;box-sizing:border-box}
main{inline-size:100%;max-inline-size:25rem;background:light-dark(#fff,#1a222d);border:1px solid light-dark(#d5dde7,#2d3a49);border-radius:1rem;padding:1.5rem;box-sizing:border-box}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 .5rem}p{margin:0 0 1.25rem;color:light-dark(#4d5b6b,#a9b6c4)}
label{display:block;font-weight:500;margin-block-end:.25rem}
input:not([type=checkbox]){inline-size:100%;box-sizing:border-box;font:inherit;padding:.625rem;margin-block-end:1rem;border:1px solid light-dark(#74808e,#7c8a99);border-radius:.5rem;background:light-dark(#fff,#0d131b);color:inherit}
.choice{display:flex;gap:.5rem;align-items:center;margin-block-end:1.25rem}.choice label{margin:0;font-weight:400}
button{inline-size:100%;font:inherit;font-weight:600;padding:.75rem;border-radius:.5rem;border:1px solid transparent;cursor:pointer;background:light-dark(#1f4f8f,#7db2f5);color:light-dark(#fff,#08131f)}
button.quiet{margin-block-start:.5rem;background:none;color:inherit;border-color:light-dark(#74808e,#7c8a99)}`;

/** @param asked parameters of the request, which the form repeats */
export function choicePage(asked: URLSearchParams): Response {
  const hidden = [...asked]
    .filter(([name]) => !['email', 'name', 'verified', 'answer'].includes(name))
    .map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`);
  const page = markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Demo ID</title><style>${raw(style)}</style></head><body><main><h1>Demo ID</h1>
<p>A provider on this machine. A new address opens an account, ${ownerEmail} has one already.</p>
<form method="get" action="/authorize">${hidden}
<label for="email">E-mail</label><input id="email" name="email" type="email" required autofocus>
<label for="name">Name</label><input id="name" name="name" value="Deniz Kaya">
<div class="choice"><input id="verified" name="verified" type="checkbox" value="yes" checked><label for="verified">The address is verified</label></div>
<button name="answer" value="continue">Continue</button>
<button class="quiet" name="answer" value="cancel" formnovalidate>Cancel</button></form></main></body></html>`;
  return new Response(page.toString(), { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });
}
