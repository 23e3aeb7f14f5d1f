import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { chatLengths } from '../../../../contract/chat/fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { sayFailure } from '../../shared/say-failure.ts';
import { useTexts } from '../../shared/texts.tsx';
import { AttachButton } from './AttachButton.tsx';
import { draftOf, keepDraft } from '../stored-messages.ts';
import { QuickReplies } from './QuickReplies.tsx';
import { filesPasted } from './use-file-drop.ts';
import { useShared } from './use-shared.ts';

/** Loaded on demand, because most messages have no file. */
const SharedFiles = lazy(async () => ({ default: (await import('./SharedFiles.tsx')).SharedFiles }));

/** Files that were chosen and wait for a press, so that they can be described or removed (docs/behaviour.md#chat-files). */
export interface HeldFiles {
  held: readonly File[];
  /** Chosen, pasted or dropped. */
  choose: (files: readonly File[]) => void;
  letGo: (file: File) => void;
  /** Called by the composer when its field gets or loses a text, beside which chosen files wait. */
  noteText: (hasText: boolean) => void;
}

export interface ComposerProps {
  chatId: string;
  /** @param files one message each, the first with the text */
  onSend: (text: string, files: readonly File[]) => void;
  files: HeldFiles;
  /** Called for each keystroke. */
  onType: () => void;
}

/** Enter sends, Shift+Enter begins a new line. A sent text appears in the chat immediately, so the field is free for the next one. */
export function Composer({ chatId, onSend, files: { held, choose, letGo, noteText }, onType }: ComposerProps) {
  const { t } = useTexts();
  const [text, setText] = useState(() => draftOf(chatId));
  const field = useRef<HTMLTextAreaElement>(null);
  const change = (typed: string): void => {
    setText(typed);
    keepDraft(chatId, typed);
  };
  // A shared text is not stored as a draft before the person changes it, because they may still send it to another chat.
  const shared = useShared(chatId, (more) => setText((before) => (before.includes(more) ? before : `${before}\n${more}`.trim())));
  const isTyped = text.trim() !== '';
  const note = useEffectEvent(noteText);
  useEffect(() => note(isTyped), [isTyped]);
  const toField = (): void => field.current?.focus({ preventScroll: true });
  // On a phone the keyboard would cover the chat that was just opened.
  useEffect(() => {
    if (matchMedia('(min-width: 60rem)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  // Enter sends what was just chosen.
  useEffect(() => {
    if (held.length > 0) field.current?.focus({ preventScroll: true });
  }, [held.length]);
  const files = [...shared.files, ...held];

  const send = (): void => {
    const sent = text.trim();
    if (sent === '' && files.length === 0) return;
    if (sent.length > chatLengths.text) {
      sayFailure(t('errors.fields.TOO_LONG'));
      return;
    }
    change('');
    onSend(sent, files);
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
      {files.length > 0 && (
        <Suspense>
          <SharedFiles
            files={files}
            label={t(shared.files.length > 0 ? 'chat.share.what' : 'chat.files.ready')}
            onRemove={(file) => {
              shared.remove(file);
              letGo(file);
            }}
          />
        </Suspense>
      )}
      <form
        className="composer"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <AttachButton onFiles={choose} />
        <QuickReplies
          typed={text.trim()}
          onChoose={(reply) => {
            change(isTyped ? `${text.trimEnd()} ${reply}` : reply);
            toField();
          }}
        />
        <textarea
          ref={field}
          className="input"
          dir="auto"
          rows={1}
          aria-label={t('chat.write')}
          placeholder={t(held.length > 0 ? 'chat.files.describe' : 'chat.write')}
          value={text}
          onChange={(event) => {
            change(event.target.value);
            onType();
          }}
          onKeyDown={onKeyDown}
          onPaste={filesPasted(choose)}
          enterKeyHint="send"
        />
        <Button type="submit" icon="send" label={t('common.actions.send')} />
      </form>
    </>
  );
}
