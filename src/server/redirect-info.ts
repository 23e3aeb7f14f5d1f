import { type PageKey, pageKeys, turkishPaths } from '../../contract/content/page-paths.ts';
import type { Language } from '../i18n/languages.ts';
import { infoPath } from './info-pages.ts';

/** The key of the page that has this path in any language. */
export function pageKeyOf(slug: string): PageKey | undefined {
  return pageKeys.find((key) => key === slug || turkishPaths[key] === slug);
}

/** Redirects a Turkish visitor from the English path to the Turkish one, and vice versa (docs/behaviour.md#info-pages). */
export function betterInfoPath(key: PageKey, slug: string, language: Language): string | null {
  const right = infoPath(key, language);
  return right === `/${slug}` ? null : right;
}
