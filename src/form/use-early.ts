import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { earlyValues, type HeldField } from './early-values.ts';

/** The server renders no effects; what was typed has to be taken before the first repaint in the browser. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Takes over what happened before the form was awake: what people typed and the browser filled in (a password manager, a restored page), which
 * a controlled field would forget, and a press of the button, which src/components/shell/EarlyForms.astro held back and noted at the island.
 * @param isServed the server has rendered the form
 */
export function useEarly<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: RefObject<HTMLFormElement | null>,
  isServed: boolean,
): void {
  /** The names of what was taken over; null before that. */
  const early = useRef<FieldPath<Values>[] | null>(isServed ? null : []);
  useBeforePaint(() => {
    if (early.current !== null) return;
    const fieldOf = (name: string) => (element.current?.elements.namedItem(name) ?? null) as HeldField | null;
    early.current = earlyValues(form.getValues(), fieldOf).map(([field, value]) => {
      const name = field as FieldPath<Values>;
      form.setValue(name, value as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
      return name;
    });
  });
  useEffect(() => {
    if (!isServed) return undefined;
    // Before, only the fields listened. Once all effects have run, the component that has the form listens too, and the form gives its values.
    queueMicrotask(() => {
      for (const name of early.current ?? []) form.setValue(name, form.getValues(name));
      early.current = [];
    });
    // After the directive has repeated what happened meanwhile.
    const timer = setTimeout(() => {
      const island = element.current?.closest<HTMLElement>('astro-island');
      if (island?.dataset['early'] === undefined) return;
      delete island.dataset['early'];
      element.current?.requestSubmit();
    }, 50);
    return () => clearTimeout(timer);
  }, [form, element, isServed]);
}
