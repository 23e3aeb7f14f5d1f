import { useEffect, useRef } from 'react';
import { Note } from '../../../ui/Note.tsx';
import { Answered, type AnsweredProps } from '../../shared/data/Answered.tsx';
import { useTexts } from '../../shared/texts.tsx';

/** Shows an answer of the console; if the item belongs to the moderator, that a colleague handles it. */
export const AnsweredToOthers = <Data,>(props: AnsweredProps<Data>) =>
  props.query.error?.failure.code === 'OWN_ACCOUNT' ? <Own /> : <Answered {...props} />;

function Own() {
  const { t } = useTexts();
  const top = useRef<HTMLDivElement>(null);
  // Takes the place of the item: keyboard and screen reader continue here.
  useEffect(() => top.current?.focus({ preventScroll: false }), []);
  return (
    <div className="item" ref={top} tabIndex={-1}>
      <Note icon="user">{t('errors.OWN_ACCOUNT')}</Note>
    </div>
  );
}
