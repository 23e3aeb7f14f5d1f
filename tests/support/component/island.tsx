import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useBound } from '../../../src/form/fields/use-bound.ts';
import { PlainForm } from '../../../src/form/PlainForm.tsx';
import { usePlainForm } from '../../../src/form/use-plain-form.ts';

const empty = { text: '', second: '', choice: '', agree: false };

function Text({ name }: { name: 'text' | 'second' }) {
  const { value, onChange, ref } = useBound(name);
  return <input ref={ref} name={name} aria-label={name} value={String(value)} onChange={({ target }) => onChange(target.value)} />;
}

function Choice() {
  const { value, onChange, ref } = useBound('choice');
  return (
    <select ref={ref} name="choice" aria-label="choice" value={String(value)} onChange={({ target }) => onChange(target.value)}>
      <option value="">none</option>
      <option value="fob">FOB</option>
    </select>
  );
}

function Agree() {
  const { value, onChange, ref } = useBound('agree');
  return (
    <input
      ref={ref}
      name="agree"
      type="checkbox"
      aria-label="agree"
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

/** An island with every interaction that may precede hydration: press, type, choose, tick. */
export function Island() {
  const [clicks, setClicks] = useState(0);
  const { form } = usePlainForm({ rules: [], names: {} }, empty, { says: () => '' });
  const { text, second, choice, agree } = { ...empty, ...useWatch({ control: form.control }) };
  return (
    <PlainForm form={form} isBusy={false} onSubmit={() => undefined} isServed>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        clicked {clicks}
      </button>
      <Text name="text" />
      <Text name="second" />
      <Choice />
      <Agree />
      <output>{[text, second, choice, agree].join('|')}</output>
    </PlainForm>
  );
}
