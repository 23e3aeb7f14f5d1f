import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { earlyValues, type HeldField } from './early-values.ts';

/** The server renders no effects; what was typed has to be taken before the first repaint in the browser. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Takes over what the directive can not see: fields that the browser filled without an event (a password manager, a restored
 * page), which a controlled field would forget, and a press of the button, which src/components/EarlyForms.astro held back and noted at the island.
 * @param isServed the server has rendered the form
 */
export function useEarly<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: RefObject<HTMLFormElement | null>,
  isServed: boolean,
): void {
  const isDone = useRef(!isServed);
  useBeforePaint(() => {
    if (isDone.current) return;
    isDone.current = true;
    const fieldOf = (name: string) => (element.current?.elements.namedItem(name) ?? null) as HeldField | null;
    for (const [name, value] of earlyValues(form.getValues(), fieldOf))
      form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
  });
  useEffect(() => {
    if (!isServed) return undefined;
    // After the directive has repeated what happened meanwhile.
    const timer = setTimeout(() => {
      const island = element.current?.closest<HTMLElement>('astro-island');
      if (island?.dataset['early'] === undefined) return;
      delete island.dataset['early'];
      element.current?.requestSubmit();
    }, 50);
    return () => clearTimeout(timer);
  }, [element, isServed]);
}
