import { latinLetters } from '../../contract/text/latin-letters.ts';
import { caseless } from '../../contract/text/letter-case.ts';

/** The last part of a company's address, made from its name in any of the four languages. */
const pathLengthMax = 60;

/** Letters without a Latin decomposition. Arabic is written without short vowels, so only consonants and long vowels are converted. */
const latin: Readonly<Record<string, string>> = {
  ...latinLetters,
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
  ў: 'u',
  қ: 'q',
  ғ: 'gh',
  ң: 'ng',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  ә: 'a',
  ҳ: 'h',
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 'a',
  و: 'w',
  ي: 'y',
  ى: 'a',
  ئ: 'y',
  ؤ: 'w',
  ء: '',
  پ: 'p',
  چ: 'ch',
  گ: 'g',
  ک: 'k',
  ی: 'y',
  ڤ: 'v',
  ـ: '',
};

/** Converts letters before NFKD, which would decompose ё and й like é. */
const inLatin = (text: string): string => Array.from(caseless(text.normalize('NFC')), (letter) => latin[letter] ?? letter).join('');

/** @returns the readable part of an address; `company` if no part of the name can be written in Latin letters */
export function pathOfName(name: string): string {
  const path = inLatin(
    inLatin(name)
      .normalize('NFKD')
      .replace(/\p{M}+/gu, ''),
  )
    .replace(/['’ʻʼ]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, pathLengthMax)
    .replace(/-+$/u, '');
  return path === '' ? 'company' : path;
}
