/** The input that a save sends. What is typed while it is under way is newer, and stays. */
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface SentInput<Values extends FieldValues> {
  /** Whether the input has changed since. */
  hasChanged: () => boolean;
  /** The values that have changed since. */
  changes: () => Partial<Values>;
  /** Shows what was stored, with the changes since as unsaved input. */
  showStored: (stored: Values) => void;
}

/** Files have an id. */
const idOf = (item: unknown): unknown => (item instanceof Object ? (item as { id?: unknown }).id : item);

/** In a list the same items are added and removed, because a file has another id when it is stored. */
function withChanges(sent: unknown, now: unknown, stored: unknown): unknown {
  if (!Array.isArray(sent) || !Array.isArray(now) || !Array.isArray(stored)) return now;
  const [before, after] = [sent.map(idOf), now.map(idOf)];
  if (after.includes(undefined)) return now;
  return [
    ...stored.filter((item) => after.includes(idOf(item)) || !before.includes(idOf(item))),
    ...now.filter((item) => !before.includes(idOf(item))),
  ];
}

/** As text, because the library changes nested values in place. A file is its id, because its entry changes when its upload arrives. */
const textOf = (value: unknown): string => JSON.stringify(value, (_, item: unknown) => idOf(item) ?? item);

/** Called right before the values are sent, after their uploads have arrived. */
export function sentInput<Values extends FieldValues>(form: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>): SentInput<Values> {
  const sent = form.getValues();
  const texts = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, textOf(value)]));
  const changes = (): [string, unknown][] => Object.entries(form.getValues()).filter(([name, value]) => textOf(value) !== texts[name]);
  return {
    hasChanged: () => changes().length > 0,
    changes: () => Object.fromEntries(changes()) as Partial<Values>,
    showStored: (stored) => {
      const newer = changes().map(([name, value]) => [name, withChanges(sent[name], value, stored[name])]);
      form.reset(stored);
      form.reset({ ...stored, ...Object.fromEntries(newer) }, { keepDefaultValues: true });
    },
  };
}
