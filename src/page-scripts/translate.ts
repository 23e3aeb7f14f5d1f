/**
 * The translation toggle of a page in another language than the reader's: shown where the browser or the API can translate. No island:
 * it changes texts of server markup, which the page contains once.
 */
import { translationSlowMs } from '../../contract/limits.ts';
import { pathOf } from '../../contract/wire/call.ts';
import type { AuthorText } from '../../contract/text/author-texts.ts';
import { translateText } from '../../contract/translation/calls.ts';
import { envelopeOf, headersOf } from '../../contract/wire/wire-call.ts';
import { isKnownHere, translateHere, type LanguagePair } from '../client/browser-translator.ts';
import { createPatience } from '../client/patience.ts';

const root = document.documentElement;

/** @param what kind and id of the text, as in the toggle's attribute */
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
  const { translate: what = '', from = '', platform, back = '', note = '', failed = '', slow = '', stop = '' } = place.dataset;
  const pair: LanguagePair = { sourceLanguage: from, targetLanguage: root.lang };
  const isHere = await isKnownHere(pair);
  const button = place.querySelector('button');
  const status = place.querySelector('small');
  if ((!isHere && platform === undefined) || button === null || status === null) return;
  // A company's name has no translation.
  const shown = ['h1', '.prose--plain']
    .slice(Number(what.startsWith('company')))
    .flatMap((part) => document.querySelector<HTMLElement>(part) ?? []);
  const own = shown.map(({ textContent, lang, dir }) => ({ text: textContent.trim(), lang, dir }));
  const label = button.querySelector('span');
  const ask = label?.textContent ?? '';
  let translated: string[] | null = null;
  let state: 'hidden' | 'slow' | 'shown' = 'hidden';
  const patience = createPatience(translationSlowMs);

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
  const show = (name: string, state: string): void => {
    if (label !== null) label.textContent = name;
    status.textContent = state;
  };
  const onSlow = (): void => {
    state = 'slow';
    button.ariaBusy = null;
    show(stop, slow);
  };
  button.addEventListener('click', async () => {
    if (button.ariaBusy === 'true') return;
    if (state === 'slow') {
      state = 'hidden';
      patience.stop();
      return show(ask, '');
    }
    if (translated === null) {
      button.ariaBusy = 'true';
      const found = await patience.until(read(), onSlow);
      if (found === undefined) return;
      button.ariaBusy = null;
      translated = found;
    }
    const isShown = translated !== null && state !== 'shown';
    state = isShown ? 'shown' : 'hidden';
    show(isShown ? back : ask, translated === null ? failed : isShown ? note : '');
    for (const [index, element] of shown.entries()) {
      const text = own[index];
      element.textContent = (isShown ? translated?.[index] : text?.text) ?? '';
      element.lang = isShown ? root.lang : (text?.lang ?? '');
      element.dir = isShown ? root.dir : (text?.dir ?? '');
    }
  });
  place.hidden = false;
}

for (const place of document.querySelectorAll<HTMLElement>('[data-translate]')) void offer(place);
