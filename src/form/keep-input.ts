import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { tabInputLifeMs } from '../../contract/limits.ts';
import { holdWindow } from '../client/session/leaving.ts';
import { inTab, readValue, writeText } from '../client/store/stored.ts';

export interface StoredInput<Values extends FieldValues> {
  /** Name in session storage, deleted by whoever submits the form. */
  name: string;
  /** Initial values of the form. */
  start: Values;
  /** The fields that are stored; never those of passwords. */
  fields: readonly FieldPath<Values>[];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const namesIn = (value: unknown): string => Object.keys(value ?? {}).join(' ');
/** Whether a stored value can be one of the field. The rules of draft-values.ts would be loaded by every island with a form. */
const isOfKind = (value: unknown, start: unknown): boolean =>
  typeof value === typeof start && (typeof value !== 'object' || namesIn(value) === namesIn(start));

/**
 * Keeps the input of a guest's form: stored in this tab for an hour after the last change, and the browser asks before the page is left.
 * Guests have no id under which drafts could be stored, and whoever uses the computer next must not see them (ADR 019). Only fields that
 * the form shows unchanged are restored.
 * @returns a function that stops it and keeps what is stored
 */
export function keepInput<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, start, fields }: StoredInput<Values>,
): () => void {
  const stored = readValue(name, inTab) as { until?: unknown; values?: FieldValues } | null;
  const found = Number(stored?.until) > Date.now() ? stored?.values : undefined;
  let release: (() => void) | undefined;
  const keep = (values: FieldValues): void => {
    const changed = fields.filter((field) => !isSame(values[field], start[field])).map((field) => [field, values[field]]);
    const content = { until: Date.now() + tabInputLifeMs, values: Object.fromEntries(changed) };
    writeText(name, changed.length === 0 ? null : JSON.stringify(content), inTab);
    if (changed.length > 0) release ??= holdWindow();
    else {
      release?.();
      release = undefined;
    }
  };
  const restore = (): void => {
    for (const field of fields)
      if (isOfKind(found?.[field], start[field]) && isSame(form.getValues(field), start[field]))
        form.setValue(field, found?.[field] as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    keep(form.getValues());
  };
  // After the form has taken over what was typed before hydration (use-early.ts).
  const timer = setTimeout(restore);
  const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  return () => {
    clearTimeout(timer);
    stop();
    release?.();
  };
}
