import { useEffect, useRef } from 'react';
import { Note } from '../../../ui/Note.tsx';
import { Answered, type AnsweredProps } from '../../shared/data/Answered.tsx';
import { useTexts } from '../../shared/texts.tsx';

/** Shows what a call of the console answered; to whoever's own it is about, that a colleague sees to it. */
export const AnsweredToOthers = <Data,>(props: AnsweredProps<Data>) =>
  props.query.error?.failure.code === 'OWN_ACCOUNT' ? <Own /> : <Answered {...props} />;

function Own() {
  const { t } = useTexts();
  const top = useRef<HTMLDivElement>(null);
  // In place of what was opened: keys go on from here, and screen readers begin here.
  useEffect(() => top.current?.focus({ preventScroll: false }), []);
  return (
    <div className="item" ref={top} tabIndex={-1}>
      <Note icon="user">{t('errors.OWN_ACCOUNT')}</Note>
    </div>
  );
}
