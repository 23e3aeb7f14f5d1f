import type { i18n } from 'i18next';
import type { Language } from '../../contract/text/languages.ts';
import { formatWait } from './format.ts';
import type { Texts, TextsOf } from './keys.ts';

/**
 * Files of one language → one tree: `request.json` is under `request`, the keys of `root.json` are at the top
 * (docs/behaviour.md#messages).
 */
export function assemble(files: Record<string, unknown>): Texts {
  const tree: Record<string, unknown> = {};
  for (const [path, content] of Object.entries(files)) {
    const name = /([^/]+)\.json$/.exec(path)?.[1] ?? '';
    if (name === 'root') Object.assign(tree, content);
    else tree[name] = content;
  }
  return tree as Texts;
}

/** Settings shared by server and browser. @param stated the numbers that texts state, where a build has not filled them in */
export const i18nextOptionsOf = (language: Language, stated?: Readonly<Record<string, string>>) => ({
  lng: language,
  fallbackLng: 'en',
  // The text before a link may be empty in a language with another word order.
  returnEmptyString: true,
  interpolation: { escapeValue: false, ...(stated !== undefined && { defaultVariables: stated }) },
  showSupportNotice: false,
});

/** Starts a language's instance. `{{seconds, wait}}` in a text is the time until another try. @returns its text function */
export function startedTexts(instance: i18n, language: Language): TextsOf {
  void instance.init();
  instance.services.formatter?.add('wait', (seconds) => formatWait(Number(seconds), language));
  return instance.t as unknown as TextsOf;
}
