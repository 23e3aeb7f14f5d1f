import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { chatLengths } from '../../../contract/chat/fields.ts';
import { toast } from '../../client/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../shared/texts.tsx';

/** What was begun in each chat, as long as the app is open. */
const drafts = new Map<string, string>();

export interface ComposerProps {
  chatId: string;
  onSend: (text: string) => Promise<boolean>;
  isSending: boolean;
}

/** Enter sends, Shift+Enter begins a line; the text goes away only when it has arrived. */
export function Composer({ chatId, onSend, isSending }: ComposerProps) {
  const { t } = useTexts();
  const [text, setText] = useState(drafts.get(chatId) ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const change = (typed: string): void => {
    setText(typed);
    drafts.set(chatId, typed);
  };
  // On a phone the keyboard would cover the chat that was just opened.
  useEffect(() => {
    if (matchMedia('(min-width: 60rem)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  const send = async () => {
    const sent = text;
    if (sent.trim() === '' || isSending) return;
    if (sent.trim().length > chatLengths.text) {
      toast('bad', t('errors.fields.TOO_LONG'), 'business');
      return;
    }
    const isSent = await onSend(sent.trim());
    // What was typed meanwhile stays.
    if (isSent && drafts.get(chatId) === sent) change('');
    field.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        ref={field}
        className="input"
        dir="auto"
        rows={1}
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        enterKeyHint="send"
      />
      <Button type="submit" icon="send" label={t('common.actions.send')} busy={isSending} />
    </form>
  );
}
