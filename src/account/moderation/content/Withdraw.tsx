import { useState } from 'react';
import { withdrawContent } from '../../../../contract/publishing/calls.ts';
import { contentRuleOf } from '../../../../contract/publishing/kinds.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { Button } from '../../../ui/Button.tsx';
import { Question } from '../../../form/Question.tsx';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import type { Known } from './address.ts';

/** Cancels a scheduled publication, or withdraws a public entry. */
export function Withdraw({ known: { entry } }: { known: Known }) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<'schedule' | 'public' | null>(null);
  const write = useWrite(withdrawContent, { isShownByReading: true });
  const run = async (what: 'schedule' | 'public'): Promise<void> => {
    const { ok } = await write.run({ body: { id: entry.id, version: entry.version, what } });
    write.renew();
    setAsked(null);
    if (ok) saySuccess(t, withdrawContent, 'publishing.takenBack');
  };
  return (
    <>
      {entry.due !== null && (
        <Button variant="quiet" icon="calendar" busy={write.busy} onClick={() => setAsked('schedule')}>
          {t('publishing.unschedule')}
        </Button>
      )}
      {entry.live !== null && contentRuleOf(entry.kind).isOpen && (
        <Button variant="danger" icon="eye-off" busy={write.busy} onClick={() => setAsked('public')}>
          {t('publishing.withdraw')}
        </Button>
      )}
      {asked !== null && (
        <Question
          isOpen
          onClose={() => setAsked(null)}
          onConfirm={() => void run(asked)}
          title={t(asked === 'public' ? 'publishing.withdrawAsk' : 'publishing.unscheduleAsk')}
          confirmLabel={t(asked === 'public' ? 'publishing.withdraw' : 'publishing.unschedule')}
          variant="danger"
          busy={write.busy}
        >
          <p>{t('publishing.withdrawText')}</p>
        </Question>
      )}
    </>
  );
}
