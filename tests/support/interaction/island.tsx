import { useState } from 'react';

/** An island with everything that people do before it is awake: press, type, choose, tick. */
export function Island() {
  const [clicks, setClicks] = useState(0);
  const [text, setText] = useState('');
  const [second, setSecond] = useState('');
  const [choice, setChoice] = useState('');
  const [agree, setAgree] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        clicked {clicks}
      </button>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input aria-label="second" value={second} onChange={(event) => setSecond(event.target.value)} />
      <select aria-label="choice" value={choice} onChange={(event) => setChoice(event.target.value)}>
        <option value="">none</option>
        <option value="fob">FOB</option>
      </select>
      <input type="checkbox" aria-label="agree" checked={agree} onChange={(event) => setAgree(event.target.checked)} />
      <output>{[text, second, choice, agree].join('|')}</output>
    </>
  );
}
