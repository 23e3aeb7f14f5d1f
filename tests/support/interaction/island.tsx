import { useRef, useState } from 'react';
import { useEarly } from '../../../src/islands/use-early.ts';

/** An island with everything that people do before it is awake: press, type, choose, tick. */
export function Island() {
  const form = useRef<HTMLFormElement>(null);
  const [clicks, setClicks] = useState(0);
  const [text, setText] = useState('');
  const [second, setSecond] = useState('');
  const [choice, setChoice] = useState('');
  const [agree, setAgree] = useState(false);
  useEarly(form, (typed, isChecked) => {
    setText(typed('text'));
    setSecond(typed('second'));
    setChoice(typed('choice'));
    setAgree(isChecked('agree'));
  });
  return (
    <form ref={form}>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        clicked {clicks}
      </button>
      <input name="text" aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input name="second" aria-label="second" value={second} onChange={(event) => setSecond(event.target.value)} />
      <select name="choice" aria-label="choice" value={choice} onChange={(event) => setChoice(event.target.value)}>
        <option value="">none</option>
        <option value="fob">FOB</option>
      </select>
      <input name="agree" type="checkbox" aria-label="agree" checked={agree} onChange={(event) => setAgree(event.target.checked)} />
      <output>{[text, second, choice, agree].join('|')}</output>
    </form>
  );
}
