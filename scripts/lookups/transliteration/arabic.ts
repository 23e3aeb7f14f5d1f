/** Sounds in Arabic letters: every vowel is written, since readers do not know the name. Doubled letters are written once. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'b ب|p ب|č تش|d د|f ف|g غ|h ه|ǰ ج|k ك|l ل|m م|n ن|r ر|s س|š ش|t ت|v ف|w و|z ز|ž ج|ʦ تس|χ خ|ɣ غ|y ي|ñ ن|ň ن|ĺ ل|ľ ل|' +
    'a ا|ä ي|e ي|i ي|ɨ ي|o و|u و|ö و|ü و'
  )
    .split('|')
    .map((pair) => pair.split(' ')),
);
const vowels = 'aäeiouöüɨ';

/** The beginning of a word that starts with a vowel: it is written with alef, except for a glide before a second vowel. */
function first(sound: string, next: string, afterNext: string): string {
  const isBeforeVowel = next !== '' && vowels.includes(next);
  if (sound === 'a') return 'أ';
  if ('eiɨ'.includes(sound))
    return isBeforeVowel ? (sound === 'i' ? 'ي' : 'إي') : afterNext === '' || vowels.includes(afterNext) ? 'إي' : 'إ';
  return isBeforeVowel && sound === 'u' ? 'و' : 'أو';
}

/** @param sounds of a word (sounds.ts) */
export function inArabic(sounds: string): string {
  const all = Array.from(sounds.replace(/ʰ/gu, '').replace(/([^aeiou])\1+/gu, '$1'));
  let text = '';
  for (const [at, sound] of all.entries()) {
    const [next = '', afterNext = ''] = [all[at + 1], all[at + 2]];
    const letter = at === 0 && vowels.includes(sound) ? first(sound, next, afterNext) : (letters[sound] ?? '');
    const before = all[at - 1] ?? '';
    // Two vowels with the same letter, and a glide after its own vowel, are written once.
    const isRepeated = `${vowels}yw`.includes(sound) && before !== '' && vowels.includes(before) && text.endsWith(letter);
    if (!isRepeated) text += letter;
    if ('ñňĺľ'.includes(sound) && next !== '' && 'aouö'.includes(next)) text += 'ي';
  }
  return text;
}
