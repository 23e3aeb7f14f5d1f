import { useCallback } from 'react';
import { reasonsFor } from '../../../../../contract/moderation/calls.ts';
import { decisionLengths } from '../../../../../contract/moderation/rejection.ts';
import { LeaveGuard } from '../../../../form/LeaveGuard.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { TextArea } from '../../../../ui/field/TextArea.tsx';
import { useTexts } from '../../../shared/texts.tsx';
import { type Shortcut, useShortcuts } from '../shortcuts.ts';
import { SuspensionReasonField } from '../strike/SuspensionReasonField.tsx';
import { UnfoundedReports } from '../strike/UnfoundedReports.tsx';
import { ActFields, actsFor } from './ActFields.tsx';
import { wordsOf } from './decision-words.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { ReasonFields } from './ReasonFields.tsx';
import { type DecisionFormProps, useDecision } from './use-decision.ts';

/** Approves, or rejects with reasons, and opens the next item. */
export function DecisionForm(props: DecisionFormProps) {
  const { item, notice, isTaken, ways } = props;
  const { t, number } = useTexts();
  const { values, change, lack, fields, isBusy, send } = useDecision(props);
  const { reasons, note, chosen, unfounded } = values;
  const words = wordsOf(item.kind);
  const reports = notice?.notices ?? [];
  const canReject = notice === null || actsFor(notice).length > 0;
  const codes = Object.keys(reasons);
  const isProposal = item.kind === 'proposal';
  const press = useCallback((shortcut: Shortcut) => document.querySelector<HTMLElement>(`[data-decision="${shortcut}"]`)?.click(), []);
  useShortcuts(press);
  return (
    <>
      <Card title={t('moderation.decision')}>
        <LeaveGuard isActive={codes.length > 0 || note !== '' || unfounded.length > 0} isWhole />
        <div className="stack gap-4" ref={fields}>
          {notice !== null && canReject && (
            <ActFields notice={notice} value={chosen} onChange={(value) => change('chosen', value)} isMissing={lack === 'pictures'} />
          )}
          {reasonsFor(item.kind, notice?.target.kind).length > 0 && canReject && (
            <ReasonFields
              kind={item.kind}
              target={notice?.target.kind}
              value={reasons}
              isMissing={lack === 'reasons'}
              onChange={(value) => change('reasons', value)}
            />
          )}
          {isProposal && (
            <SuspensionReasonField
              value={codes[0] ?? ''}
              isMissing={lack === 'reasons'}
              onChange={(code) => change('reasons', code === '' ? {} : { [code]: '' })}
            />
          )}
          {reports.length > 0 && (
            <UnfoundedReports
              reports={reports}
              value={unfounded}
              isContradicted={lack === 'agreement'}
              onChange={(numbers) => change('unfounded', numbers)}
            />
          )}
          <TextArea
            label={t(`moderation.${words.note}`)}
            hint={t(`moderation.${words.noteHint}`)}
            value={note}
            onChange={(typed) => change('note', typed)}
            rows={3}
            limit={decisionLengths.note}
            countLabel={(used, limit) => t('account.count', { used: number(used), limit: number(limit) })}
            errorMessage={lack === 'note' ? t(isProposal ? 'moderation.proposal.needsGrounds' : 'moderation.needsNote') : undefined}
          />
        </div>
      </Card>
      <DecisionBar
        approve={t(`moderation.${words.approve}`)}
        reject={canReject ? t(`moderation.${words.reject}`) : undefined}
        isTaken={isTaken}
        isBusy={isBusy}
        ways={ways}
        onDecide={(isApproved) => void send(isApproved)}
      />
    </>
  );
}
