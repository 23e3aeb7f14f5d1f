/** Markup for repeated elements (ADR 009); it escapes values. */
// Not named `html`, because the formatter changes white space in such templates.
export { html as markup, raw } from 'hono/html';
