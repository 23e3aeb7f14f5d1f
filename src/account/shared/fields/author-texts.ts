/**
 * Form values of texts in further languages: name and description per language, of which `languages` are the added ones, flat like all
 * values. `writtenIn` is the language of the main fields, empty until another one is added.
 */
import type { AuthorDescriptions, AuthorTexts } from '../../../../contract/text/author-texts.ts';
import { isBlank, type Rule } from '../../../../contract/wire/check.ts';
import { type ApiLanguage, apiLanguages } from '../../../../contract/text/languages.ts';
import { textLengthMax } from '../../../../contract/limits.ts';
import { writtenLanguage } from '../../../../contract/text/written-language.ts';
import type { TextsOf } from '../../../i18n/keys.ts';

interface Languages {
  writtenIn: ApiLanguage | '';
  languages: ApiLanguage[];
}
type Fields<Field extends 'name' | 'description'> = Record<`${Field}${ApiLanguage}`, string>;
export type DescriptionValues = Languages & Fields<'description'>;
export type TextValues = DescriptionValues & Fields<'name'>;

interface Read<Texts> {
  originalLanguage?: ApiLanguage | undefined;
  texts?: Texts | undefined;
}

const languagesOf = ({ originalLanguage, texts = {} }: Read<AuthorDescriptions>): Languages => {
  const languages = apiLanguages.filter((language) => texts[language] !== undefined);
  return { writtenIn: languages.length === 0 ? '' : (originalLanguage ?? ''), languages };
};

/** @param of stored texts; none for a new object */
export const descriptionValues = (of: Read<AuthorDescriptions> = {}): DescriptionValues => ({
  ...languagesOf(of),
  descriptionEN: of.texts?.EN?.description ?? '',
  descriptionTR: of.texts?.TR?.description ?? '',
  descriptionRU: of.texts?.RU?.description ?? '',
  descriptionAR: of.texts?.AR?.description ?? '',
});
export const textValues = (of: Read<AuthorTexts> = {}): TextValues => ({
  ...descriptionValues(of),
  nameEN: of.texts?.EN?.name ?? '',
  nameTR: of.texts?.TR?.name ?? '',
  nameRU: of.texts?.RU?.name ?? '',
  nameAR: of.texts?.AR?.name ?? '',
});

/**
 * The language of the main fields: as chosen, otherwise detected.
 * @param values without a name where it has no language
 * @param account language of the account, for undetected texts
 */
export function mainLanguage(
  { writtenIn, name = '', description }: Pick<Languages, 'writtenIn'> & { name?: string; description: string },
  account: ApiLanguage,
): ApiLanguage {
  const typed = `${name} ${description}`;
  return writtenIn || (typed.trim() === '' ? account : writtenLanguage(typed, account));
}

/** @param stored from the browser's storage, possibly invalid */
export function typedTexts(stored: Readonly<Record<string, unknown>>): TextValues {
  const empty = textValues();
  const fields = Object.keys(empty).flatMap((field) => (typeof stored[field] === 'string' ? [[field, stored[field]]] : []));
  const { languages, writtenIn } = stored;
  return {
    ...empty,
    ...(Object.fromEntries(fields) as Partial<TextValues>),
    writtenIn: apiLanguages.find((language) => language === writtenIn) ?? '',
    languages: Array.isArray(languages) ? apiLanguages.filter((language) => languages.includes(language)) : [],
  };
}

export type TextCheck = 'otherName' | 'otherDescription' | 'otherLong';
const checks: readonly string[] = ['otherName', 'otherDescription', 'otherLong'] satisfies TextCheck[];
export const isTextCheck = (check: string): check is TextCheck => checks.includes(check);
export const saysText = (t: TextsOf<'form'>, check: TextCheck): string => t(`form.languages.${check}`);

/** Rules that require the description in each added language. */
export const otherDescriptionRules = <Values extends DescriptionValues>(): Rule<Values, TextCheck, unknown>[] =>
  apiLanguages.flatMap((language): Rule<Values, TextCheck, unknown>[] => {
    const field = `description${language}` as Extract<keyof Values, string>;
    const textOf = (values: Values): string => (values.languages.includes(language) ? values[`description${language}`] : '-');
    return [
      [field, 'otherDescription', (values) => isBlank(textOf(values))],
      [field, 'otherLong', (values) => textOf(values).trim().length > textLengthMax],
    ];
  });
/** Rules that require name and description in each added language. */
export const textRules = <Values extends TextValues>(): Rule<Values, TextCheck, unknown>[] => [
  ...apiLanguages.map((language): Rule<Values, TextCheck, unknown> => [
    `name${language}` as Extract<keyof Values, string>,
    'otherName',
    (values) => values.languages.includes(language) && isBlank(values[`name${language}`]),
  ]),
  ...otherDescriptionRules<Values>(),
];

const namesOf = <Field extends string>(prefix: string, fieldOf: (language: ApiLanguage) => [wire: string, field: Field][]) =>
  Object.fromEntries(
    apiLanguages.flatMap((language) => fieldOf(language).map(([wire, field]) => [`${prefix}.Texts.${language}${wire}`, field])),
  ) as Record<string, Field>;

/** Names on the wire → names of the form. @param prefix of the fields on the wire */
export const descriptionNames = (prefix: string): Record<string, keyof DescriptionValues> => ({
  [`${prefix}.Language`]: 'writtenIn',
  [`${prefix}.Texts`]: 'languages',
  ...namesOf(prefix, (language) => [
    ['', `description${language}`],
    ['.description', `description${language}`],
  ]),
});
export const textNames = (prefix: string): Record<string, keyof TextValues> => ({
  ...descriptionNames(prefix),
  ...namesOf(prefix, (language) => [['.name', `name${language}`]]),
});

/**
 * The submitted texts: none without any, so that another provider gets no unknown field.
 * @param hasStored there are stored texts, which an empty object deletes
 */
export function sentTextsOf(
  values: DescriptionValues & Partial<TextValues>,
  hasStored: boolean,
): { language?: ApiLanguage; texts?: string } {
  const languages = apiLanguages.filter((language) => values.languages.includes(language) && language !== values.writtenIn);
  if (languages.length === 0) return hasStored ? { texts: '{}' } : {};
  const texts = languages.map((language) => {
    const name = values[`name${language}`];
    return [language, { ...(name !== undefined && { name }), description: values[`description${language}`] }];
  });
  return { ...(values.writtenIn !== '' && { language: values.writtenIn }), texts: JSON.stringify(Object.fromEntries(texts)) };
}

export const hasTexts = (texts: AuthorDescriptions | undefined): boolean => Object.keys(texts ?? {}).length > 0;
