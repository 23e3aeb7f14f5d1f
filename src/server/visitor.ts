/**
 * What a page knows about its visitor: language, prefix and shell. Nothing else, since pages are cached for everyone
 * (docs/behaviour.md#shared-pages).
 */
import { languageHeader, prefixHeader, shellHeader } from '../../contract/wire/internal-headers.ts';
import { directionOf, fallbackLanguage, isLanguage, type Language } from '../../contract/text/languages.ts';
import type { TextsOf } from '../i18n/keys.ts';
import { translatorOf } from '../i18n/server.ts';
import type { ServerSubject } from '../i18n/subjects.ts';

export interface Visitor {
  language: Language;
  direction: 'ltr' | 'rtl';
  t: TextsOf<ServerSubject>;
  /** `/ar` for an address with prefix, otherwise empty (docs/behaviour.md#language-choice). */
  prefix: string;
  /** Rendered for the native app's web view. */
  isApp: boolean;
  /** A path on this site, with the visitor's prefix. */
  link(path: string): string;
}

/** Read from the headers that the edge sets (worker/pages/serve-pages.ts). */
export function visitorOf(request: Request): Visitor {
  const asked = request.headers.get(languageHeader);
  const language = isLanguage(asked) ? asked : fallbackLanguage;
  const prefix = request.headers.get(prefixHeader) ?? '';
  return {
    language,
    direction: directionOf(language),
    t: translatorOf(language),
    prefix,
    isApp: request.headers.get(shellHeader) === 'app',
    link: (path) => (prefix === '' ? path : path === '/' ? prefix : prefix + path),
  };
}
