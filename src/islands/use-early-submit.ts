import { useEffect, type RefObject } from 'react';

/** Someone pressed the button before React was here: src/scripts/site.ts held the form back and left a mark. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    // After the directive has repeated what was typed meanwhile.
    const timer = setTimeout(() => {
      if (form.current?.dataset['early'] === undefined) return;
      delete form.current.dataset['early'];
      form.current.requestSubmit();
    }, 50);
    return () => clearTimeout(timer);
  }, [form]);
}
