/** Texts of the interface in a page, and those that are not translated. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { providerNames } from '../../../contract/identity/fields.ts';
import type { Language } from '../../../contract/text/languages.ts';

const subjects = readdirSync(join(import.meta.dirname, '../../../locales/en')).map((file) => file.replace('.json', ''));
/** Missing texts are shown as their keys: `request.title.1`, `404page`. */
const textKey = new RegExp(`(?<![\\w@/.:-])(?:(?:${subjects.join('|')})(?:\\.[a-zA-Z\\d]+)+(?![\\w@-])|404page)`);
const english =
  /(?<!\p{L})(?:the|and|of|with|your|you|see|sign|search|next|previous|show|close|open|all|from|page|pages|company|companies|requests?|products?|home|more|views?|member|send|write|required)(?!\p{L})/iu;

const written = 'script, style, noscript, [dir=auto], bdi, address, .ltr, code, [lang]:not(html), dialog[aria-label]';

/** Texts of the interface: not texts of people, codes and names of languages. @param others selectors of further parts that are left out */
export const interfaceTexts = (page: Page, others: readonly string[] = []): Promise<string[]> =>
  page.evaluate(
    (written) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.nodeValue?.trim() ?? '';
        if (text !== '' && walker.currentNode.parentElement?.closest(written) === null) texts.push(text);
      }
      for (const name of ['aria-label', 'placeholder', 'title'])
        for (const element of document.body.querySelectorAll(`[${name}]`))
          if (element.closest(written) === null) texts.push(element.getAttribute(name) ?? '');
      return texts;
    },
    [written, ...others].join(', '),
  );

/** Keys instead of texts, and English words in another language. */
export const untranslatedOf = (texts: readonly string[], language: Language): string[] =>
  texts.filter((text) => textKey.test(text) || (language !== 'en' && english.test(text)));

const names = new Set<string>(Object.values(providerNames));
/** Two words in Latin letters or more, and no Cyrillic ones. */
export const latinSentencesOf = (texts: readonly string[]): string[] =>
  texts.filter(
    (text) => /\p{Script=Latin}{2,}\P{L}+\p{Script=Latin}{2,}/u.test(text) && !/\p{Script=Cyrillic}/u.test(text) && !names.has(text),
  );
