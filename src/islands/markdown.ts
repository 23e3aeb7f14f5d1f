/** Editors' markdown as HTML: raw HTML is off, `![name]` markers become pictures of our own (public site, section 2). */
import { micromark } from 'micromark';

/** Also amid a sentence; markdown's own pictures and references have something behind the brackets. */
const marker = /!\[([\w-]+)\](?![([])/g;

interface MarkdownOptions {
  /** Stands for a picture that has no words of its own. */
  title: string;
  /** A path on this site, with the visitor's prefix kept. */
  link?: (path: string) => string;
}

export function markdownToHtml(text: string, { title, link = (path) => path }: MarkdownOptions): string {
  const withPictures = text.replaceAll(marker, (_, name: string) => `![${title.replaceAll(/[[\]]/g, '')}](/static/${name}.webp)`);
  return micromark(withPictures)
    .replaceAll('<img ', '<img loading="lazy" width="960" height="540" ')
    .replaceAll(/href="(\/(?!\/)[^"]*)"/g, (_, path: string) => `href="${link(path)}"`);
}
