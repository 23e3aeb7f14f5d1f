/** Transliterates names that have no source (ADR 017): word by word, by the sounds of the country's spelling. */
import { caseless, upperCase } from '../../../contract/text/letter-case.ts';
import { commonWords } from '../../../lookups/city-names/index.ts';
import { inArabic } from './arabic.ts';
import { inCyrillic } from './cyrillic.ts';
import { isPinyin, palladius } from './pinyin.ts';
import { soundsOf } from './sounds.ts';

export type Transliterated = 'ru' | 'ar';

/** Polivanov's transcription of Japanese: si for shi, ti for chi, dz for j and z, э for each e, no soft sign. */
const inJapan = (sounds: string): string =>
  inCyrillic(
    sounds
      .replace(/š(?=[auo])/gu, 'sy')
      .replace(/č(?=[auo])/gu, 'ty')
      .replace(/ǰ(?=[auo])/gu, 'dzy')
      .replaceAll('š', 's')
      .replaceAll('č', 't')
      .replace(/ǰ|(?<!d)z/gu, 'dz'),
  )
    .replaceAll('ь', '')
    .replaceAll('е', 'э')
    .replace(/(?<=.)йо/gu, 'ё');

/** Kontsevich's transcription of Korean: voiceless at the beginning, n for ng. */
const initialOf: Readonly<Record<string, string>> = { g: 'k', d: 't', b: 'p', ǰ: 'č' };
const inKorea = (sounds: string): string =>
  inCyrillic(sounds.replace(/^[gdbǰ]/u, (sound) => initialOf[sound] ?? sound).replaceAll('ng', 'n')).replace(/ь(?=[яеёю])/gu, '');

function russianWord(word: string, code: string): string {
  if (isPinyin(word, code)) return palladius(word);
  const sounds = soundsOf(word, code);
  if (code === 'JP') return inJapan(sounds);
  return code === 'KR' || code === 'KP' ? inKorea(sounds) : inCyrillic(sounds);
}

const capital = (word: string): string => upperCase(word.charAt(0), 'ru') + word.slice(1);

/** "City" behind Japanese and Korean names. */
const suffix = /-sh?i$/u;
const withoutSuffix = (name: string, code: string): string => (['JP', 'KR', 'KP'].includes(code) ? name.replace(suffix, '') : name);

/**
 * @param name in Latin letters @param code of the country
 * @returns the name in the letters of the language; in Russian its words are joined by hyphens, as on Russian maps
 */
export function transliterate(name: string, code: string, language: Transliterated): string {
  const words = withoutSuffix(name, code)
    .split(/[\s/&-]+/u)
    .filter((word) => /\p{L}|\d/u.test(word));
  const written = words.map((word, at) => {
    const known = commonWords[caseless(word.replace(/[.]/gu, ''))]?.[language];
    if (known !== undefined) return known;
    if (/^\d+$/u.test(word)) return word;
    if (language === 'ar') return inArabic(soundsOf(word, code));
    const text = russianWord(word, code);
    return at === 0 || /^\p{Lu}/u.test(word) ? capital(text) : text;
  });
  return written.filter((word) => word !== '').join(language === 'ru' ? '-' : ' ');
}
