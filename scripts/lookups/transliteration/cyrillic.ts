/** Sounds in Russian letters. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  'a а|b б|č ч|d д|f ф|g г|h х|i и|ǰ дж|k к|l л|m м|n н|o о|p п|r р|s с|š ш|t т|u у|v в|w в|z з|ž ж|ʦ ц|χ х|ɣ г|ʰ х|ɨ ы'
    .split('|')
    .map((pair) => pair.split(' ')),
);
/** Vowels after a soft sound, and letters that begin a word or follow a vowel. */
const soft: Readonly<Record<string, string>> = { a: 'я', e: 'е', i: 'и', o: 'ё', u: 'ю', ö: 'ё', ü: 'ю' };
const softened: Readonly<Record<string, string>> = { ñ: 'н', ĺ: 'л', ň: 'н', ľ: 'л' };
const vowels = 'aäeiouöüɨ';

/** @param sounds of a word (sounds.ts) */
export function inCyrillic(sounds: string): string {
  const all = Array.from(sounds);
  const isVowel = (at: number): boolean => vowels.includes(all[at] ?? ' ');
  let text = '';
  for (let at = 0; at < all.length; at += 1) {
    const [sound = '', before = ''] = [all[at], all[at - 1]];
    const isFirst = at === 0;
    const consonant = softened[sound];
    if (consonant !== undefined || sound === 'y') {
      const next = soft[all[at + 1] ?? ''];
      const isBehindConsonant = sound === 'y' && !isFirst && !isVowel(at - 1);
      if (next === undefined) text += consonant === undefined ? (isBehindConsonant ? 'и' : 'й') : `${consonant}ь`;
      else {
        const isApart = isBehindConsonant || sound === 'ñ' || sound === 'ĺ';
        const vowel = next !== 'ё' || isBehindConsonant ? next : consonant === undefined ? 'йо' : 'о';
        text += `${consonant ?? ''}${isApart ? 'ь' : ''}${vowel}`;
        at += 1;
      }
    } else if (sound === 'a' && before === 'i' && at === all.length - 1) text += 'я';
    else if (sound === 'ä') text += 'э';
    else if (sound === 'e') text += isFirst || (isVowel(at - 1) && before !== 'i') ? 'э' : 'е';
    else if (sound === 'ö' || sound === 'ü') text += isFirst ? (sound === 'ö' ? 'э' : 'ю') : (soft[sound] ?? '');
    else if (sound === 'i' && 'aeo'.includes(before) && before !== '' && !isVowel(at + 1)) text += 'й';
    else if (sound === 'ɨ' && isFirst) text += 'и';
    else text += letters[sound] ?? '';
  }
  // Russian has no ы behind these.
  return text.replace(/(?<=[гкхжшч])ы/gu, 'и');
}
