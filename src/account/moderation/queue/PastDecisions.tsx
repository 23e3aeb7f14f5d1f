import { useState } from 'react';
import { liftDecision } from '../../../../contract/decision/calls.ts';
import { liftNoteMax } from '../../../../contract/decision/fields.ts';
import type { PastDecision } from '../../../../contract/decision/schemas.ts';
import { readRejectReason } from '../../../../contract/moderation/rejection.ts';
import { decisionTexts } from '../../../i18n/decision-texts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { RemovedPictures } from './case/RemovedPictures.tsx';
import { NotedDialog } from './NotedDialog.tsx';

/** Earlier decisions about the account of an item. A mistaken one can be lifted here. */
export function PastDecisions({ decisions }: { decisions: readonly PastDecision[] }) {
  const { t } = useTexts();
  return (
    <Card title={t('decision.console.title')}>
      <ul className="stack gap-4">
        {decisions.map((decision) => (
          <li key={decision.id}>
            <Past decision={decision} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const tones = { upheld: 'green', dismissed: 'red', waits: 'amber', lifted: 'green' } as const;

function Past({ decision }: { decision: PastDecision }) {
  const { t, date } = useTexts();
  const { act, kind, targetName, dtCreatedAt, dtLiftedAt, decidedBy, removedPictures, appeal, canLift } = decision;
  const reason = readRejectReason(decision.reason);
  const grounds = decisionTexts(t, reason);
  const state = dtLiftedAt === null ? appeal : 'lifted';
  return (
    <div className="stack gap-1">
      <span className="faint text-sm">
        {date(dtCreatedAt)} · <bdi>{decidedBy}</bdi>
      </span>
      <span className="row">
        <span className="medium">{t(`decision.acts.${act}`)}</span>
        {state !== null && <Badge tone={tones[state]}>{t(`decision.states.${state}`)}</Badge>}
      </span>
      <span className="text-sm">
        {kind === 'user' ? t('decision.console.person') : t(`decision.kinds.${kind}`)}
        {targetName !== '' && (
          <>
            {': '}
            <bdi>{targetName}</bdi>
          </>
        )}
      </span>
      {grounds.length > 0 && <p className="soft text-sm">{grounds.join(' · ')}</p>}
      {reason.note !== '' && (
        <p className="soft text-sm keep-edge" dir="auto">
          {reason.note}
        </p>
      )}
      <RemovedPictures addresses={removedPictures} />
      {canLift && <LiftButton decision={decision} />}
    </div>
  );
}

function LiftButton({ decision: { id } }: { decision: PastDecision }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const write = useWrite(liftDecision, { isShownByReading: true });
  const confirm = async (note: string) => {
    const answer = await write.run({ body: { id, note } });
    if (!answer.ok) return;
    saySuccess(t, liftDecision, answer.data.isReturned ? 'decision.console.lifted' : 'decision.console.changed');
    setOpen(false);
  };
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('decision.console.lift')}
      </Button>
      {isOpen && (
        <NotedDialog
          title={t('decision.console.liftTitle')}
          text={t('decision.console.liftText')}
          confirmLabel={t('decision.console.lift')}
          variant="primary"
          busy={write.busy}
          note={{ label: t('decision.console.liftNote'), missing: t('decision.console.liftMissing'), limit: liftNoteMax }}
          onClose={() => setOpen(false)}
          onConfirm={(note) => void confirm(note)}
        />
      )}
    </div>
  );
}
