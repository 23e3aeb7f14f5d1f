import { useEffect, useRef } from 'react';
import { Note } from '../../../ui/Note.tsx';
import { Answered, type AnsweredProps } from '../../shared/data/Answered.tsx';
import { useTexts } from '../../shared/texts.tsx';

/** Shows the answer of a call of the console. If the item belongs to the moderator's own account, it says that a colleague decides. */
export const AnsweredUnlessOwn = <Data,>(props: AnsweredProps<Data>) =>
  props.query.error?.failure.code === 'OWN_ACCOUNT' ? <Own /> : <Answered {...props} />;

function Own() {
  const { t } = useTexts();
  const top = useRef<HTMLDivElement>(null);
  // It replaces the item, so it gets the focus.
  useEffect(() => top.current?.focus({ preventScroll: false }), []);
  return (
    <div className="item" ref={top} tabIndex={-1}>
      <Note icon="user">{t('errors.OWN_ACCOUNT')}</Note>
    </div>
  );
}
