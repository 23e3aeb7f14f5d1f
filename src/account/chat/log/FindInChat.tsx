import { computed } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { useTypingEnd } from '../../shared/use-typing-end.ts';
import { sequencesWith } from './find.ts';
import type { ChatLog } from './log.ts';

/** Scrolls a message into view and marks it; removes the mark from the one before. */
function show(sequence: number | undefined): void {
  for (const marked of document.querySelectorAll('.bubble.is-found')) marked.classList.remove('is-found');
  if (sequence === undefined) return;
  const bubble = document.querySelector(`.chat__log [data-sequence="${sequence}"]`);
  bubble?.classList.add('is-found');
  bubble?.scrollIntoView({ block: 'center' });
}

/** Finds words in an open chat, beginning with the newest message that contains them. */
export function FindInChat({ log, onClose }: { log: ChatLog; onClose: () => void }) {
  useSignals();
  const { t, number } = useTexts();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  /** The sequence of the match that is shown; undefined for the newest. */
  const [chosen, setChosen] = useState<number>();
  const [all] = useState(() => computed(() => log.days.value.flatMap(({ entries }) => entries.map(({ message }) => message.value))));
  const messages = all.value;
  const found = useMemo(() => sequencesWith(messages, asked), [messages, asked]);
  const at = chosen !== undefined && found.includes(chosen) ? found.indexOf(chosen) : found.length - 1;
  const ask = (words: string): void => {
    setAsked(words);
    setChosen(sequencesWith(messages, words).at(-1));
  };
  useTypingEnd(typed, (words) => {
    if (words !== asked) ask(words);
  });
  const match = found[at];
  useEffect(() => show(match), [match]);
  useEffect(() => () => show(undefined), []);
  const step = (by: number): void => setChosen(found[(at + by + found.length) % found.length]);
  return (
    <form
      className="find"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        // Enter does not wait until typing has stopped.
        if (typed === asked) step(-1);
        else ask(typed);
      }}
    >
      <label className="visually-hidden" htmlFor="find-message">
        {t('chat.findMessage')}
      </label>
      <input
        id="find-message"
        className="input"
        type="search"
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened the search
        autoFocus
        placeholder={t('chat.findMessage')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      <span className="text-xs soft" role="status">
        {found.length > 0
          ? t('chat.foundAt', { at: number(at + 1), total: number(found.length) })
          : typed !== '' && typed === asked && t('common.nothingFound')}
      </span>
      <span className="find__steps">
        <Button variant="quiet" icon="chevron-down" label={t('chat.foundBefore')} disabled={found.length < 2} onClick={() => step(-1)} />
        <Button variant="quiet" icon="chevron-down" label={t('chat.foundAfter')} disabled={found.length < 2} onClick={() => step(1)} />
      </span>
      <Button variant="quiet" icon="close" label={t('common.actions.close')} onClick={onClose} />
    </form>
  );
}
