/** Chinese names in Russian: the syllables of Pinyin in Palladius' transcription, which Russian maps use without exception. */
import { caseless } from '../../../contract/text/letter-case.ts';

const initials: Readonly<Record<string, string>> = {
  zh: 'чж',
  ch: 'ч',
  sh: 'ш',
  b: 'б',
  p: 'п',
  m: 'м',
  f: 'ф',
  d: 'д',
  t: 'т',
  n: 'н',
  l: 'л',
  g: 'г',
  k: 'к',
  h: 'х',
  j: 'цз',
  q: 'ц',
  x: 'с',
  r: 'ж',
  z: 'цз',
  c: 'ц',
  s: 'с',
};
const finals: Readonly<Record<string, string>> = {
  a: 'а',
  o: 'о',
  e: 'э',
  ai: 'ай',
  ei: 'эй',
  ao: 'ао',
  ou: 'оу',
  an: 'ань',
  en: 'энь',
  ang: 'ан',
  eng: 'эн',
  ong: 'ун',
  er: 'эр',
  i: 'и',
  ia: 'я',
  ie: 'е',
  iao: 'яо',
  iu: 'ю',
  ian: 'янь',
  in: 'инь',
  iang: 'ян',
  ing: 'ин',
  iong: 'юн',
  u: 'у',
  ua: 'уа',
  uo: 'о',
  uai: 'уай',
  ui: 'уй',
  uan: 'уань',
  un: 'унь',
  uang: 'уан',
  ü: 'юй',
  üe: 'юэ',
  ue: 'юэ',
};
/** Syllables without an initial, and exceptions of Palladius. */
const whole: Readonly<Record<string, string>> = {
  ya: 'я',
  yan: 'янь',
  yang: 'ян',
  yao: 'яо',
  ye: 'е',
  yi: 'и',
  yin: 'инь',
  ying: 'ин',
  yo: 'йо',
  yong: 'юн',
  you: 'ю',
  yu: 'юй',
  yue: 'юэ',
  yuan: 'юань',
  yun: 'юнь',
  wa: 'ва',
  wai: 'вай',
  wan: 'вань',
  wang: 'ван',
  wei: 'вэй',
  wen: 'вэнь',
  weng: 'вэн',
  wo: 'во',
  wu: 'у',
  hui: 'хуэй',
  zi: 'цзы',
  ci: 'цы',
  si: 'сы',
};
const front: Readonly<Record<string, string>> = { u: 'юй', uan: 'юань', un: 'юнь' };

/** @returns the transcription of a syllable; null if the text is no syllable */
function syllable(text: string): string | null {
  const own = whole[text] ?? finals[text];
  if (own !== undefined) return /^[iuü]/u.test(text) ? null : own;
  const initial = /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcs])/u.exec(text)?.[0];
  if (initial === undefined) return null;
  const rest = text.slice(initial.length);
  const final = (/^[jqx]$/u.test(initial) ? front[rest] : undefined) ?? finals[rest];
  return final === undefined ? null : `${initials[initial]}${final}`;
}

/** @returns the syllables of a word, the first as long as possible; null if it is not Pinyin */
function syllables(text: string, isFirst = true): string[] | null {
  if (text === '') return [];
  // Without an apostrophe a consonant begins the next syllable: Ji-nan, not Jin-an.
  if (!isFirst && /^[aoe]/u.test(text)) return null;
  for (let length = Math.min(6, text.length); length > 0; length -= 1) {
    const first = syllable(text.slice(0, length));
    const rest = first === null ? null : syllables(text.slice(length), false);
    if (first !== null && rest !== null) return [first, ...rest];
  }
  return null;
}

const parsed = (word: string): (string[] | null)[] =>
  caseless(word)
    .normalize('NFC')
    .split(/['’‘]/u)
    .map((part) => syllables(part));

/** Names of minorities (Aqsu, Hohhot) are no Pinyin. @param code of the country */
export const isPinyin = (word: string, code: string): boolean => (code === 'CN' || code === 'TW') && !parsed(word).includes(null);

/** @param word for which {@link isPinyin} holds */
export const palladius = (word: string): string =>
  parsed(word)
    .flatMap((part) => part ?? [])
    // ъ keeps a hard n from the next syllable's vowel: Сянъян, but Сяньян.
    .reduce((text, next) => text + (text.endsWith('н') && /^[аеёиоуэюя]/u.test(next) ? 'ъ' : '') + next, '');
