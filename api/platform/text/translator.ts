/**
 * The platform's translator: an interface, which tests implement, and Workers AI as its implementation if the API Worker has the
 * binding.
 */
import { asciiLowerCase } from '../../../contract/text/letter-case.ts';
import { logFailure } from '../log.ts';
import { kindOf } from '../../../contract/wire/request-log.ts';
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import type { Env } from '../env.ts';
import { Refusal } from '../http/refusal.ts';

const modelName = '@cf/meta/m2m100-1.2b';

/** The part of Workers AI that translation needs. */
export interface TranslatingModel {
  run(model: typeof modelName, input: { text: string; source_lang: string; target_lang: string }): Promise<{ translated_text?: string }>;
}

export interface Translator {
  /** @throws Refusal NO_TRANSLATION if it is not available */
  translate(text: string, from: ApiLanguage, to: ApiLanguage): Promise<string>;
}

/** In characters; the model makes mistakes in longer texts. */
const pieceLengthMax = 500;
/** Simultaneous requests. */
const piecesAtOnce = 4;

/** Splits a sentence that is too long, at a space if there is one. */
function cut(sentence: string): string[] {
  if (sentence.length <= pieceLengthMax) return [sentence];
  const space = sentence.lastIndexOf(' ', pieceLengthMax - 1);
  const end = space > 0 ? space + 1 : pieceLengthMax;
  return [sentence.slice(0, end), ...cut(sentence.slice(end))];
}

/** A text in pieces: whole sentences if they fit, each with the gap before the next one. */
export function piecesOf(text: string): { text: string; gap: string }[] {
  const sentences = text.match(/[^\n.!?؟…]*(?:[.!?؟…]+(?=\s|$)|\n+|.)\s*/gsu) ?? [];
  const pieces: string[] = [];
  for (const sentence of sentences.flatMap(cut)) {
    const last = pieces.at(-1);
    const fits = last !== undefined && !/\n\s*$/.test(last) && last.length + sentence.length <= pieceLengthMax;
    if (fits) pieces[pieces.length - 1] = last + sentence;
    else pieces.push(sentence);
  }
  return pieces.map((piece) => ({ text: piece.trimEnd(), gap: piece.slice(piece.trimEnd().length) }));
}

const workersAi = (ai: TranslatingModel): Translator => ({
  async translate(text, from, to) {
    const [source_lang, target_lang] = [asciiLowerCase(from), asciiLowerCase(to)];
    const pieces = piecesOf(text);
    const parts: string[] = [];
    for (let start = 0; start < pieces.length; start += piecesAtOnce)
      parts.push(
        ...(await Promise.all(
          pieces.slice(start, start + piecesAtOnce).map(async (piece) => {
            if (!/\p{L}/u.test(piece.text)) return piece.text + piece.gap;
            const { translated_text } = await ai.run(modelName, { text: piece.text, source_lang, target_lang }).catch((error: unknown) => {
              logFailure({ call: 'translate', error: kindOf(error) });
              throw new Refusal('NO_TRANSLATION');
            });
            if (translated_text === undefined || translated_text.trim() === '') throw new Refusal('NO_TRANSLATION');
            return translated_text.trim() + piece.gap;
          }),
        )),
      );
    return parts.join('');
  },
});

/** @returns null without a binding; no translations are offered then */
export const translatorOf = ({ AI }: Env): Translator | null => (AI === undefined ? null : workersAi(AI));

/** The field of an answer that states whether the platform can translate the shown text for this reader. */
export const translatable = (
  env: Env,
  shown: { language?: ApiLanguage | undefined },
  reader: ApiLanguage | undefined,
): { isTranslatable?: true } =>
  reader !== undefined && shown.language !== reader && translatorOf(env) !== null ? { isTranslatable: true } : {};
