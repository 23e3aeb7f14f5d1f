import { asciiLowerCase } from '../../../contract/text/letter-case.ts';
import { type Language, languages } from '../../../contract/text/languages.ts';

const region = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

/** Some 250 countries from Intl, with their names in all four languages to search by. */
export function sampleCountries(language: Language): { id: string; label: string; searchText: string }[] {
  const names = languages.map(region);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const gone = 'EU EZ UN ZZ QO XA XB SU DD CS YU AN BU FX NT TP ZR YD DY HV RH VD NH CT FQ JT MI NQ PC PU PZ WK UK'.split(' ');
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => !gone.includes(code));
  const own = region(language);
  return codes
    .flatMap((code) => {
      const label = own.of(code);
      return label ? [{ id: asciiLowerCase(code), label, searchText: names.map((each) => each.of(code)).join(' ') }] : [];
    })
    .sort((one, other) => one.label.localeCompare(other.label, language));
}
