/** A template tag for repeated elements, which are too many for components (ADR 009). It escapes values. */
// Not named `html`, because the formatter changes white space in such templates.
export { html as markup, raw } from 'hono/html';
