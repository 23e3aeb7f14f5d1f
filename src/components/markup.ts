/** Markup of what comes many times on a page (ADR 009): it escapes what it is given. */
// Under another name than `html`, whose blanks the formatter would change.
export { html as markup, raw } from 'hono/html';
