import type { TFunction } from 'i18next';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts what the API says about fields onto the form, and the focus on the first of them.
 * @param names wire name → form name; the last part of a wire name is tried too
 */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  t: TFunction,
  fields: Readonly<Record<string, string>>,
  names: Readonly<Record<string, FieldPath<Values>>>,
): void {
  const known = Object.entries(fields).flatMap(([field, code]) => {
    const name =
      names[field] ??
      names[
        field
          .replace(/\.\d+$/, '')
          .split('.')
          .at(-1) ?? ''
      ];
    return name === undefined ? [] : [{ name, code }];
  });
  for (const { name, code } of known) {
    const text = t(`errors.fields.${code}` as 'errors.fields.INVALID', { defaultValue: t('errors.fields.INVALID') });
    form.setError(name, { message: text });
  }
  const [first] = known;
  if (first !== undefined) form.setFocus(first.name);
}
