import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { keepReplies, storedReplies } from '../stored-messages.ts';
import { repliesMax, withReply } from './quick-replies.ts';

export interface QuickRepliesProps {
  /** The text of the composer, which can be saved as a reply. */
  typed: string;
  onChoose: (reply: string) => void;
}

/** Saved replies, offered in every chat. */
export function QuickReplies({ typed, onChoose }: QuickRepliesProps) {
  const { t, number } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [replies, setReplies] = useState<readonly string[]>([]);
  const open = (): void => {
    setReplies(storedReplies());
    setOpen(true);
  };
  const change = (next: readonly string[]): void => {
    keepReplies(next);
    setReplies(next);
  };
  const isFull = replies.length >= repliesMax;
  return (
    <>
      <Button variant="quiet" icon="star" label={t('chat.replies.title')} onClick={open} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('chat.replies.title')} closeLabel={t('common.actions.close')}>
        {replies.length === 0 && <p className="soft text-sm">{t('chat.replies.none')}</p>}
        <ul className="replies">
          {replies.map((reply) => (
            <li key={reply} className="row row--fixed">
              <button
                type="button"
                className="reply"
                dir="auto"
                onClick={() => {
                  setOpen(false);
                  onChoose(reply);
                }}
              >
                {reply}
              </button>
              <Button
                variant="quiet"
                icon="trash"
                label={t('chat.replies.remove', { reply })}
                onClick={() => change(replies.filter((each) => each !== reply))}
              />
            </li>
          ))}
        </ul>
        {typed !== '' && !isFull && !replies.includes(typed) && (
          <Button variant="secondary" icon="plus" onClick={() => change(withReply(replies, typed))}>
            {t('chat.replies.keep')}
          </Button>
        )}
        {isFull && <p className="soft text-sm">{t('chat.replies.full', { number: number(repliesMax) })}</p>}
      </Dialog>
    </>
  );
}
