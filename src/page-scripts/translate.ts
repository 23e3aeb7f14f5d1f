/**
 * The toggle of a page whose author did not write the reader's language: shown where the browser or the platform can translate. No island:
 * it changes texts of server markup, whose words stand in the page once.
 */
import { pathOf } from '../../contract/wire/call.ts';
import type { AuthorText } from '../../contract/text/author-texts.ts';
import { translateText } from '../../contract/translation/calls.ts';
import { envelopeOf, headersOf } from '../../contract/wire/wire-call.ts';
import { isKnownHere, translateHere, type LanguagePair } from '../client/browser-translator.ts';

const root = document.documentElement;

/** @param what target and id, as the toggle names them */
async function translateThere(what: string): Promise<AuthorText | undefined> {
  const [target, id] = what.split('/');
  const response = await fetch(pathOf(translateText), {
    method: translateText.method,
    headers: headersOf(translateText, { isOwn: true }, true),
    body: JSON.stringify({ target, id, language: root.lang }),
  });
  return envelopeOf<AuthorText>(await response.json())?.data;
}

async function offer(place: HTMLElement): Promise<void> {
  const { translate: what = '', from = '', platform, back = '', note = '', failed = '' } = place.dataset;
  const pair: LanguagePair = { sourceLanguage: from, targetLanguage: root.lang };
  const isHere = await isKnownHere(pair);
  const button = place.querySelector('button');
  const status = place.querySelector('small');
  if ((!isHere && platform === undefined) || button === null || status === null) return;
  // A company's name is its name in every language.
  const shown = ['h1', '.prose--plain']
    .slice(Number(what.startsWith('company')))
    .flatMap((part) => document.querySelector<HTMLElement>(part) ?? []);
  const own = shown.map(({ textContent, lang, dir }) => ({ text: textContent.trim(), lang, dir }));
  const label = button.querySelector('span');
  const ask = label?.textContent ?? '';
  let said: string[] | null = null;
  let isShown = false;

  const read = async (): Promise<string[] | null> => {
    const here = isHere
      ? await translateHere(
          pair,
          own.map(({ text }) => text),
        )
      : null;
    if (here !== null || platform === undefined) return here;
    const there = await translateThere(what).catch(() => undefined);
    return there === undefined ? null : [there.name, there.description].slice(-own.length);
  };
  button.addEventListener('click', async () => {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    said ??= await read();
    button.ariaBusy = null;
    isShown = said !== null && !isShown;
    status.textContent = said === null ? failed : isShown ? note : '';
    for (const [index, element] of shown.entries()) {
      const text = own[index];
      element.textContent = (isShown ? said?.[index] : text?.text) ?? '';
      element.lang = isShown ? root.lang : (text?.lang ?? '');
      element.dir = isShown ? root.dir : (text?.dir ?? '');
    }
    if (label !== null) label.textContent = isShown ? back : ask;
  });
  place.hidden = false;
}

for (const place of document.querySelectorAll<HTMLElement>('[data-translate]')) void offer(place);
