import type { TextsOf } from '../i18n/keys.ts';

/** The text of a field's fault, by the API's code. */
export const fieldText = (t: TextsOf<'errors'>, code: string): string =>
  t(`errors.fields.${code}` as 'errors.fields.INVALID', { defaultValue: t('errors.fields.INVALID') });

/** The texts of all fields that the API names. */
export const fieldTexts = (t: TextsOf<'errors'>, fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, fieldText(t, code)]));

/** `Product.ProductKeywords.0` → `ProductKeywords`. */
const lastPart = (field: string): string =>
  field
    .replace(/\.\d+$/, '')
    .split('.')
    .at(-1) ?? '';

/**
 * The fields of a form that the API names, in the form's order.
 * @param names wire name → form name; the last part of a wire name matches too
 */
export const blamedFields = <Name extends string>(
  fields: Readonly<Record<string, string>>,
  names: Readonly<Record<string, Name>>,
): { name: Name; code: string }[] =>
  Object.entries(fields).flatMap(([field, code]) => {
    const name = names[field] ?? names[lastPart(field)];
    return name === undefined ? [] : [{ name, code }];
  });
