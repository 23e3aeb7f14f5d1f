import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useEarly } from '../../../src/form/use-early.ts';

/** An island with everything that people do before it is awake: press, type, choose, tick. */
export function Island() {
  const element = useRef<HTMLFormElement>(null);
  const [clicks, setClicks] = useState(0);
  const form = useForm({ defaultValues: { text: '', second: '', choice: '', agree: false } });
  useEarly(form, element, true);
  const { text = '', second = '', choice = '', agree = false } = useWatch({ control: form.control });
  const set =
    (name: 'text' | 'second' | 'choice') =>
    ({ target }: { target: { value: string } }): void =>
      form.setValue(name, target.value);
  return (
    <form ref={element}>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        clicked {clicks}
      </button>
      <input name="text" aria-label="text" value={text} onChange={set('text')} />
      <input name="second" aria-label="second" value={second} onChange={set('second')} />
      <select name="choice" aria-label="choice" value={choice} onChange={set('choice')}>
        <option value="">none</option>
        <option value="fob">FOB</option>
      </select>
      <input
        name="agree"
        type="checkbox"
        aria-label="agree"
        checked={agree}
        onChange={({ target }) => form.setValue('agree', target.checked)}
      />
      <output>{[text, second, choice, agree].join('|')}</output>
    </form>
  );
}
