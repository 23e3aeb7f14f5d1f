import { useState } from 'react';

/** An island that tells what reached it. */
export const Island = () => {
  const [clicks, setClicks] = useState(0);
  const [text, setText] = useState('');
  return (
    <div>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        clicked {clicks}
      </button>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </div>
  );
};
