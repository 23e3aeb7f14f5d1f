/** Editors' markdown as HTML: raw HTML is off, `![name]` markers become pictures of our own (docs/requirements.md#info-pages-p-23). */
import { micromark } from 'micromark';

/** Also amid a sentence; markdown's own pictures and references have something behind the brackets. */
const marker = /!\[([\w-]+)\](?![([])/g;

/** Quotation marks by language. */
const quotes: Readonly<Record<string, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  tr: ['“', '”'],
  ru: ['«', '»'],
  ar: ['«', '»'],
};

/** Straight marks in the words of made HTML become those of its language; in its tags and in code they stay. */
function withQuotes(html: string, language: string): string {
  const [open, close] = quotes[language] ?? ['"', '"'];
  let before = ' ';
  const mend = (letter: string): string => {
    const opens = /[\s([—–-]/.test(before);
    before = letter === '&quot;' ? (opens ? open : close) : letter;
    return before;
  };
  const parts = html.split(/(<code>.*?<\/code>|<[^>]*>)/s).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/&quot;|./gs, mend);
    // A word goes on within emphasis and links.
    if (!/^<\/?(?:em|strong|a)\b/.test(part)) before = ' ';
    return part;
  });
  return parts.join('');
}

interface MarkdownOptions {
  /** The text's own. */
  language: string;
  /** Stands for a picture that has no words of its own. */
  title: string;
  /** A path on this site, with the visitor's prefix kept. */
  link?: (path: string) => string;
}

export function markdownToHtml(text: string, { language, title, link = (path) => path }: MarkdownOptions): string {
  const withPictures = text.replaceAll(marker, (_, name: string) => `![${title.replaceAll(/[[\]]/g, '')}](/static/${name}.webp)`);
  return withQuotes(micromark(withPictures), language)
    .replaceAll('<img ', '<img loading="lazy" width="960" height="540" ')
    .replaceAll(/href="(\/(?!\/)[^"]*)"/g, (_, path: string) => `href="${link(path)}"`);
}
