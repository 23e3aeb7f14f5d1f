import { useState } from 'react';
import { arriveBack, wayBack } from '../../client/session/way-back.ts';
import { Note } from '../../ui/Note.tsx';
import { useTexts } from './texts.tsx';

/** A link back to the form from which the person was sent here (docs/behaviour.md#after-a-refusal). */
export function BackNote() {
  const { t } = useTexts();
  const [back] = useState(wayBack);
  if (back === null) return null;
  return (
    <Note tone="teal" icon="info">
      {t('common.wayBack.text')}{' '}
      <a href={back.path} onClick={() => back.hasTyped || arriveBack(back.path)}>
        {t('common.wayBack.back')}
      </a>
    </Note>
  );
}
