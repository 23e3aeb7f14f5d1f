import { useContext, useEffect, useState } from 'react';
import { translationSlowMs } from '../../../../contract/limits.ts';
import { apiLanguage, fromApiLanguage, type Language, languages } from '../../../../contract/text/languages.ts';
import { translateMessage } from '../../../../contract/translation/calls.ts';
import { writtenLanguage } from '../../../../contract/text/written-language.ts';
import { isKnownHere, type LanguagePair, translateHere, wasKnownHere } from '../../../client/browser-translator.ts';
import { call } from '../../../client/call.ts';
import { createPatience } from '../../../client/patience.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { PlatformTranslator } from './translator-context.ts';

/** The language of a shorter text cannot be detected, and it needs no translation. */
const lettersMin = 8;

/** The pair of languages when a text is not in the reader's language. */
function pairOf(text: string, reader: LanguagePair['targetLanguage']): LanguagePair | null {
  const sourceLanguage = fromApiLanguage(writtenLanguage(text));
  const isWords = (text.match(/\p{L}/gu)?.length ?? 0) >= lettersMin;
  return isWords && sourceLanguage !== reader ? { sourceLanguage, targetLanguage: reader } : null;
}

const buttonTexts = {
  hidden: 'chat.translate.ask',
  busy: 'chat.translate.ask',
  failed: 'chat.translate.ask',
  slow: 'chat.translate.stop',
  shown: 'chat.translate.hide',
} as const;

/** Called while messages load, so that no message grows by a line when the browser has answered. */
export const askForTranslator = (reader: Language): void => {
  for (const sourceLanguage of languages) if (sourceLanguage !== reader) void isKnownHere({ sourceLanguage, targetLanguage: reader });
};

export interface TranslationProps {
  chatId: string;
  id: string;
  text: string;
}

/** Machine translation of the other side's message into the reader's language: on request, below the original. */
export function Translation({ chatId, id, text }: TranslationProps) {
  const { t, language } = useTexts();
  const isThere = useContext(PlatformTranslator);
  const pair = pairOf(text, language);
  const [isHere, setHere] = useState(() => pair !== null && wasKnownHere(pair));
  const [translated, setTranslated] = useState<string | null>(null);
  const [state, setState] = useState<'hidden' | 'busy' | 'slow' | 'shown' | 'failed'>('hidden');
  const [patience] = useState(() => createPatience(translationSlowMs));
  const source = pair?.sourceLanguage;
  useEffect(() => {
    if (source !== undefined) void isKnownHere({ sourceLanguage: source, targetLanguage: language }).then(setHere);
  }, [source, language]);
  if (pair === null || (!isHere && !isThere)) return null;

  const read = async (): Promise<string | null> => {
    const [here] = (isHere ? await translateHere(pair, [text]) : null) ?? [];
    if (here !== undefined || !isThere) return here ?? null;
    const answer = await call(translateMessage, { body: { chatId, id, language: apiLanguage(language) } });
    return answer.ok ? answer.data.text : null;
  };
  const press = async (): Promise<void> => {
    if (state === 'busy') return;
    if (state === 'slow') patience.stop();
    if (state === 'shown' || state === 'slow') return setState('hidden');
    setState('busy');
    const found = translated ?? (await patience.until(read(), () => setState('slow')));
    if (found === undefined) return;
    setTranslated(found);
    setState(found === null ? 'failed' : 'shown');
  };
  return (
    <div className="bubble__translation">
      {state === 'shown' && <p lang={language}>{translated}</p>}
      <button
        type="button"
        className="text-button bubble__translate"
        aria-busy={state === 'busy' || undefined}
        onClick={() => void press()}
      >
        <Icon name="globe" size="small" />
        {t(buttonTexts[state])}
      </button>
      <small role="status">
        {state === 'shown' && t('chat.translate.note')}
        {state === 'slow' && t('chat.translate.slow')}
        {state === 'failed' && t('chat.translate.failed')}
      </small>
    </div>
  );
}
