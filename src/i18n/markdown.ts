/** Converts editors' Markdown to HTML, without raw HTML; `![name]` becomes one of our pictures, `{#name}` ends a heading and is its id (docs/requirements.md#info-pages-p-23). */
import { micromark } from 'micromark';

/** Also within a sentence; Markdown's own pictures and references have a target after the brackets. */
const marker = /!\[([\w-]+)\](?![([])/g;

/** Quotation marks by language. */
const quotes: Readonly<Record<string, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  tr: ['“', '”'],
  ru: ['«', '»'],
  ar: ['«', '»'],
};

/** A letter or digit alone before a hyphen, after which a line could end: "e-posta", "3-D". In a group, so that a text can be split by it. */
export const hyphenatedLetter = /((?<![\p{L}\p{N}])[\p{L}\p{N}]-\p{L}+)/gu;

/**
 * Straight quotation marks and apostrophes in the text of generated HTML become typographic ones, and no line ends after "e-"; not in tags
 * and code. The word is marked up, because a browser's search does not find one with a joiner.
 */
function typeset(html: string, language: string): string {
  const [open, close] = quotes[language] ?? ['"', '"'];
  let before = ' ';
  const withQuote = (letter: string): string => {
    const opens = /[\s([—–-]/.test(before);
    if (letter === '&quot;') before = opens ? open : close;
    else before = letter === "'" && !opens ? '’' : letter;
    return before;
  };
  const parts = html.split(/(<code>.*?<\/code>|<[^>]*>)/s).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/&quot;|./gs, withQuote).replaceAll(hyphenatedLetter, '<span class="unbroken">$&</span>');
    // A word continues over emphasis and links.
    if (!/^<\/?(?:em|strong|a)\b/.test(part)) before = ' ';
    return part;
  });
  return parts.join('');
}

/** `## Title {#goods-not-allowed}`: the id of a section, for links to it. */
const headingId = /<(h[2-4])>((?:(?!<\/\1>).)*?) *\{#([a-z][a-z\d-]*)\}<\/\1>/gs;

interface MarkdownOptions {
  /** The language of the text. */
  language: string;
  /** Alternative text of a picture without its own. */
  title: string;
  /** A path on this site, with the visitor's prefix. */
  link?: (path: string) => string;
}

export function markdownToHtml(text: string, { language, title, link = (path) => path }: MarkdownOptions): string {
  const withPictures = text.replaceAll(marker, (_, name: string) => `![${title.replaceAll(/[[\]]/g, '')}](/static/${name}.webp)`);
  return typeset(micromark(withPictures), language)
    .replaceAll(headingId, '<$1 id="$3">$2</$1>')
    .replaceAll('<img ', '<img loading="lazy" width="960" height="540" ')
    .replaceAll(/href="(\/(?!\/)[^"]*)"/g, (_, path: string) => `href="${link(path)}"`);
}
