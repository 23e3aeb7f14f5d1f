import { useState } from 'react';
import { decide, reasonsFor, type QueueItem } from '../../../contract/moderation/calls.ts';
import { decisionLengths } from '../../../contract/moderation/fields.ts';
import { toast } from '../../client/toasts.ts';
import { LeaveGuard } from '../../form/LeaveGuard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { open } from '../shared/route.ts';
import { invalidate } from '../shared/query.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/use-write.ts';

/** A report is decided about, and nobody is written to. */
const wordsOf = (kind: QueueItem['kind']) =>
  kind === 'report'
    ? ({
        note: 'report.note',
        noteHint: 'report.noteHint',
        approve: 'report.uphold',
        reject: 'report.dismiss',
        approved: 'report.closed',
        rejected: 'report.closed',
      } as const)
    : ({ note: 'note', noteHint: 'noteHint', approve: 'approve', reject: 'reject', approved: 'approved', rejected: 'rejected' } as const);

/** Approve, or reject with reasons. What somebody else changed or decided meanwhile is told, and loaded again. */
export function DecisionForm({ item }: { item: QueueItem }) {
  const { t, number } = useTexts();
  const [reasons, setReasons] = useState<string[]>([]);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const words = wordsOf(item.kind);
  const choices = reasonsFor(item.kind);
  const decision = useWrite(decide, {
    onFailure: ({ code }) => {
      if (code === 'STALE_VERSION' || code === 'ALREADY_DECIDED') void invalidate(['Moderation']);
      return false;
    },
  });
  const run = async (approve: boolean) => {
    if (!approve && reasons.length === 0 && note.trim() === '') {
      setMissing(true);
      return;
    }
    const grounds = approve ? {} : { reasons };
    const answer = await decision.run({
      body: { kind: item.kind, id: item.id, version: item.version, approve, ...grounds, ...(note.trim() !== '' && { note }) },
    });
    if (!answer.ok) return;
    toast('good', t(`moderation.${approve ? words.approved : words.rejected}`), 'business');
    open(`/moderation?kind=${item.kind}`, { replace: true });
    await invalidate(['Moderation']);
  };
  return (
    <Card title={t('moderation.decision')}>
      <LeaveGuard isActive={reasons.length > 0 || note !== ''} isWhole />
      <div className="stack gap-4">
        {choices.length > 0 && (
          <fieldset className="field">
            <legend className="label">{t('moderation.reasonsLabel')}</legend>
            <div className="sub-categories">
              {choices.map((reason) => (
                <Checkbox
                  key={reason}
                  value={reasons.includes(reason)}
                  onChange={(isOn) => {
                    setMissing(false);
                    setReasons(isOn ? [...reasons, reason] : reasons.filter((each) => each !== reason));
                  }}
                >
                  {t(`moderation.reasons.${reason}`)}
                </Checkbox>
              ))}
            </div>
          </fieldset>
        )}
        <TextArea
          label={t(`moderation.${words.note}`)}
          hint={t(`moderation.${words.noteHint}`)}
          value={note}
          onChange={(typed) => {
            setMissing(false);
            setNote(typed);
          }}
          rows={3}
          limit={decisionLengths.note}
          countLabel={(used, limit) => t('account.count', { used: number(used), limit: number(limit) })}
          errorMessage={isMissing ? t('moderation.needsReason') : undefined}
        />
        <div className="row">
          <Button icon="check" onClick={() => void run(true)} busy={decision.busy}>
            {t(`moderation.${words.approve}`)}
          </Button>
          <Button variant="danger" icon="close" onClick={() => void run(false)} busy={decision.busy}>
            {t(`moderation.${words.reject}`)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
