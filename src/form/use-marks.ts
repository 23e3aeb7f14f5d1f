import { useState, type RefObject } from 'react';
import type { Fault } from '../../contract/check.ts';
import { tellFaults } from './tell-faults.ts';

type Errors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** What is wrong with the fields of a small form, which keeps its values itself; its fields have their names in the page too. */
export function useMarks<Field extends string>(form: RefObject<HTMLFormElement | null>, begin?: Errors<Field>) {
  const none = {} as Errors<Field>;
  const [errors, setErrors] = useState(begin ?? none);
  const focus = (name: Field): void => (form.current?.elements.namedItem(name) as HTMLElement | null)?.focus?.();
  return {
    errors,
    focus,
    /** Clears, marks, focuses and says. @returns whether nothing is wrong */
    judge: <Check extends string>(
      faults: readonly Fault<Field, Check>[],
      textOf: (check: Check) => string,
      say?: (text: string) => void,
    ): boolean =>
      tellFaults(faults, textOf, {
        clear: () => setErrors(none),
        mark: (name, text) => setErrors((before) => ({ ...before, [name]: text })),
        focus,
        say,
      }),
    /** Marks what the API blames, in its order, and takes the person to the first. */
    blame: (found: Errors<Field>): void => {
      setErrors(found);
      const [first] = Object.keys(found) as Field[];
      if (first !== undefined) focus(first);
    },
    /** Its value has changed. */
    forgive: (name: Field): void =>
      setErrors((before) => {
        const { [name]: _, ...others } = before;
        return name in before ? (others as Errors<Field>) : before;
      }),
  };
}
