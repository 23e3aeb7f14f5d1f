/**
 * The sounds of a Latin name by the spelling of its country, one character each: `š č ž ǰ ʦ χ ɣ` are sh, ch, zh, j, ts, kh and gh, `ñ ĺ`
 * are ny and ly, `ň ľ` soft n and l, `ä` an open e, `ʰ` is an aspiration, `ɨ` a back i. There are no exceptions here: add a better name to
 * lookups/city-names/ (ADR 017).
 */
import { caseless } from '../../../contract/text/letter-case.ts';
import { isPinyin } from './pinyin.ts';
import { pinyin, romanized, spellings } from './spellings.ts';

/** Letters with marks that change the sound; all other marks are removed. */
const ownSounds = new Set('čšžǰñňĺľäöü');
const withoutMarks = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => (ownSounds.has(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, ''))).join('');

/** @param word of a name, without blanks and hyphens @param code of the country */
export function soundsOf(word: string, code: string): string {
  let text = caseless(word).normalize('NFC');
  const own = isPinyin(word, code) ? pinyin : (spellings.get(code) ?? []);
  for (const [spelling, sounds] of [...own, ...romanized]) text = text.replace(spelling, sounds);
  return withoutMarks(text).replace(/[^a-zčšžǰñňĺľäöüʦχɣʰɨ]/gu, '');
}
