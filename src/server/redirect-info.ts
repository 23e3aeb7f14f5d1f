import { infoPath, type PageKey, pageKeys, turkishPaths } from '../../contract/content/page-paths.ts';
import type { Language } from '../i18n/languages.ts';

/** The key of the page that has this path in any language. */
export function pageKeyOf(slug: string): PageKey | undefined {
  return pageKeys.find((key) => key === slug || turkishPaths[key] === slug);
}

/**
 * The path of the page in the visitor's language, to which the page redirects (docs/behaviour.md#info-pages); null if this is the right
 * path.
 */
export function betterInfoPath(key: PageKey, slug: string, language: Language): string | null {
  const right = infoPath(key, language);
  return right === `/${slug}` ? null : right;
}
