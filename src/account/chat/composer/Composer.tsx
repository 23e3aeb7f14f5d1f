import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { chatLengths } from '../../../../contract/chat/fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { sayBad } from '../../shared/say-bad.ts';
import { useTexts } from '../../shared/texts.tsx';
import { AttachButton } from './AttachButton.tsx';
import { draftOf, keepDraft } from '../kept.ts';
import { QuickReplies } from './QuickReplies.tsx';
import { filesPasted } from './use-file-drop.ts';
import { useShared } from './use-shared.ts';

/** Loaded on demand: files shared by another app are rare. */
const SharedFiles = lazy(async () => ({ default: (await import('./SharedFiles.tsx')).SharedFiles }));

export interface ComposerProps {
  chatId: string;
  onSend: (text: string) => void;
  /** Chosen or pasted files; each is sent immediately. */
  onFiles: (files: readonly File[]) => void;
  /** Called for each keystroke. */
  onType: () => void;
}

/** Enter sends, Shift+Enter begins a new line. A sent text appears in the chat immediately, so the field is free for the next one. */
export function Composer({ chatId, onSend, onFiles, onType }: ComposerProps) {
  const { t } = useTexts();
  const [text, setText] = useState(() => draftOf(chatId));
  const field = useRef<HTMLTextAreaElement>(null);
  const change = (typed: string): void => {
    setText(typed);
    keepDraft(chatId, typed);
  };
  // Not stored as a draft until it is changed: shared text can still go to another chat.
  const shared = useShared(chatId, (more) => setText((before) => (before.includes(more) ? before : `${before}\n${more}`.trim())));
  const toField = (): void => field.current?.focus({ preventScroll: true });
  // On a phone the keyboard would cover the chat that was just opened.
  useEffect(() => {
    if (matchMedia('(min-width: 60rem)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  const send = (): void => {
    const sent = text.trim();
    if (sent === '' && shared.files.length === 0) return;
    if (sent.length > chatLengths.text) {
      sayBad(t('errors.fields.TOO_LONG'));
      return;
    }
    change('');
    if (sent !== '') onSend(sent);
    if (shared.files.length > 0) onFiles(shared.files);
    shared.forget();
    toField();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      {shared.files.length > 0 && (
        <Suspense>
          <SharedFiles files={shared.files} onRemove={shared.remove} />
        </Suspense>
      )}
      <form
        className="composer"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <AttachButton onFiles={onFiles} />
        <QuickReplies
          typed={text.trim()}
          onChoose={(reply) => {
            change(text.trim() === '' ? reply : `${text.trimEnd()} ${reply}`);
            toField();
          }}
        />
        <textarea
          ref={field}
          className="input"
          dir="auto"
          rows={1}
          aria-label={t('chat.write')}
          placeholder={t('chat.write')}
          value={text}
          onChange={(event) => {
            change(event.target.value);
            onType();
          }}
          onKeyDown={onKeyDown}
          onPaste={filesPasted(onFiles)}
          enterKeyHint="send"
        />
        <Button type="submit" icon="send" label={t('common.actions.send')} />
      </form>
    </>
  );
}
