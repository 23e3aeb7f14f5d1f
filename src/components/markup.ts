/** Repeated elements as templates, because components for each would be too slow (ADR 009). */
import { html as markup, raw } from 'hono/html';
import { flagAddress } from '../ui/Flag.tsx';

/** A template tag that escapes values. Not named `html`, because the formatter changes white space in such templates. */
export { markup, raw };

/** Flag.astro as markup, beside a country's name. */
export const flagMarkup = (code: string) => markup`<img class="flag" src="${flagAddress(code)}" alt loading="lazy">`;
