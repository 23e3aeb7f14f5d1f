import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { earlyValues, type HeldField } from './early-values.ts';

/** Input has to be taken over before the first paint. The server runs no effects and would warn of a layout effect. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Takes over what happened before hydration: input of people and of the browser (a password manager, a restored page), which a
 * controlled field would lose, and a press of the button, which src/boot.js prevented and recorded at the island.
 */
export function useEarly<Values extends FieldValues>(form: UseFormReturn<Values>, element: RefObject<HTMLFormElement | null>): void {
  /** Names of the fields whose values were taken over; null until then. */
  const early = useRef<FieldPath<Values>[] | null>(null);
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
    // Sets the values again after all effects, because only then the component with the form listens to changes.
    queueMicrotask(() => {
      for (const name of early.current ?? []) form.setValue(name, form.getValues(name));
      early.current = [];
    });
    // After the directive has replayed events.
    const timer = setTimeout(() => {
      const island = element.current?.closest<HTMLElement>('astro-island');
      if (island?.dataset['pressed'] === undefined) return;
      delete island.dataset['pressed'];
      element.current?.requestSubmit();
    }, 50);
    return () => clearTimeout(timer);
  }, [form, element]);
}
