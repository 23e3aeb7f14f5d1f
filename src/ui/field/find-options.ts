/** Searches a list: in any script, without diacritics, matches at the beginning before others. */
import { caseless } from '../../../contract/text/letter-case.ts';
import { foldLetters } from '../../../contract/search/fold.ts';

interface Findable {
  label: string;
  /** The reader's name of the option, if the label is a code. */
  readerName?: string;
  /** Further words for the search: names in other languages, a code. */
  searchText?: string;
}

/** Spelling of German and Scandinavian letters on keyboards without them: Muenchen, Koeln, Aarhus. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const spellOut = (text: string): string => caseless(text.normalize('NFC')).replace(/[äöüøå]/gu, (letter) => spelledOut[letter] ?? letter);

const article = /(^| )ال(?=.{3})/gu;

/** Spellings of a text as it may be typed, each once. */
const formsOf = (text: string): string[] => {
  const forms = [text, spellOut(text)].map(foldLetters);
  return [...new Set([...forms, ...forms.map((form) => form.replace(article, '$1'))])];
};

interface Forms {
  label: string[];
  all: string[];
}
const known = new WeakMap<Findable, Forms>();

function formsOfOption(option: Findable): Forms {
  const before = known.get(option);
  if (before !== undefined) return before;
  const label = [...formsOf(option.label), ...formsOf(option.readerName ?? '').filter((form) => form !== '')];
  const forms = { label, all: [...label, ...formsOf(option.searchText ?? '')] };
  known.set(option, forms);
  return forms;
}

const joined = (form: string): string => form.replaceAll(' ', '');

/** Smaller is a better match. */
function rankOf(option: Findable, asked: readonly string[]): number {
  const { label, all } = formsOfOption(option);
  const some = (forms: readonly string[], test: (form: string, typed: string) => boolean): boolean =>
    forms.some((form) => asked.some((typed) => test(form, typed)));
  if (some(label, (form, typed) => joined(form).startsWith(joined(typed)))) return 0;
  if (some(all, (form, typed) => ` ${form}`.includes(` ${typed}`))) return 1;
  // Compared without spaces and hyphens, so that эррияд finds Эр-Рияд.
  return some(all, (form, typed) => joined(form).includes(joined(typed))) ? 2 : 3;
}

/** @returns matches, best first and otherwise in the list's order; all without input */
export function findOptions<Option extends Findable>(options: readonly Option[], typed: string): readonly Option[] {
  const asked = formsOf(typed);
  if (asked.every((form) => form === '')) return options;
  const ranks = [0, 1, 2].map((): Option[] => []);
  for (const option of options) ranks[rankOf(option, asked)]?.push(option);
  return ranks.flat();
}
