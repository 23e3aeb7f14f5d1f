import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** What stands in the form's named fields at the moment. */
export type Typed = (name: string) => string;

/** Hydration leaves fields as they are, the next render does not. The server renders no effects; what was typed has to be taken before the first repaint in the browser. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Takes over what happened while the island was asleep: what people typed and the browser filled in (a password manager, a restored page), which a
 * controlled field would forget, and a press of the button, which src/components/EarlyForms.astro held back and noted at the island.
 */
export function useEarly(
  form: RefObject<HTMLFormElement | null>,
  adopt: (typed: Typed, isChecked: (name: string) => boolean) => void,
): void {
  const isDone = useRef(false);
  useBeforePaint(() => {
    if (isDone.current) return;
    isDone.current = true;
    const field = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null;
    adopt(
      (name) => field(name)?.value ?? '',
      (name) => field(name)?.checked ?? false,
    );
  });
  useEffect(() => {
    // After the directive has repeated what happened meanwhile.
    const timer = setTimeout(() => {
      const island = form.current?.closest<HTMLElement>('astro-island');
      if (island?.dataset['early'] === undefined) return;
      delete island.dataset['early'];
      form.current?.requestSubmit();
    }, 50);
    return () => clearTimeout(timer);
  }, [form]);
}
