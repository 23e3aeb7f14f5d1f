import { useCallback, useRef, useState } from 'react';
import { decide, reasonsFor } from '../../../../contract/moderation/calls.ts';
import { defaultCaseAct } from '../../../../contract/moderation/case-acts.ts';
import type { QueueItem } from '../../../../contract/moderation/schemas.ts';
import { claimOf, decisionOf } from './refused.ts';
import type { NoticeCase } from '../../../../contract/notice/schemas.ts';
import { decisionLengths } from '../../../../contract/moderation/fields.ts';
import { saySuccess } from '../../shared/say-success.ts';
import type { Failure } from '../../../client/call.ts';
import { LeaveGuard } from '../../../form/LeaveGuard.tsx';
import { isolated } from '../../../../contract/text/isolate.ts';
import { Card } from '../../../ui/Card.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { open } from '../../shared/route.ts';
import { invalidate } from '../../shared/data/query.ts';
import { sayBad } from '../../shared/say-bad.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { ActFields, actsFor, type ChosenAct } from './ActFields.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import type { Ways } from './queue-address.ts';
import { type ChosenReasons, ReasonFields } from './ReasonFields.tsx';
import { type Shortcut, useShortcuts } from './shortcuts.ts';
import { SuspensionReasonField } from './strike/SuspensionReasonField.tsx';
import { UnfoundedReports } from './strike/UnfoundedReports.tsx';

const usualWords = {
  note: 'note',
  noteHint: 'noteHint',
  approve: 'approve',
  reject: 'reject',
  approved: 'moderation.approved',
  rejected: 'moderation.rejected',
} as const;
/** Kinds whose decisions have another effect. */
const otherWords = {
  // Its note is for the moderators.
  report: {
    note: 'report.note',
    noteHint: 'report.noteHint',
    approve: 'report.uphold',
    reject: 'report.dismiss',
    approved: 'moderation.report.closed',
    rejected: 'moderation.report.closed',
  },
  // It is about a decision of a colleague.
  appeal: {
    note: 'appeal.note',
    noteHint: 'appeal.noteHint',
    approve: 'appeal.uphold',
    reject: 'appeal.dismiss',
    approved: 'moderation.appeal.upheld',
    rejected: 'moderation.appeal.dismissed',
  },
  product: {
    note: 'note',
    noteHint: 'noteHint',
    approve: 'product.lift',
    reject: 'product.keep',
    approved: 'moderation.product.lifted',
    rejected: 'moderation.product.kept',
  },
  // It is about a person, of whom nothing was submitted.
  proposal: {
    note: 'proposal.note',
    noteHint: 'proposal.noteHint',
    approve: 'proposal.keep',
    reject: 'proposal.suspend',
    approved: 'moderation.proposal.kept',
    rejected: 'moderation.proposal.suspended',
  },
  // It is about content that is public already.
  notice: {
    note: 'notice.note',
    noteHint: 'notice.noteHint',
    approve: 'notice.keep',
    reject: 'notice.act',
    approved: 'moderation.notice.kept',
    rejected: 'moderation.notice.acted',
  },
} as const;
const wordsOf = (kind: QueueItem['kind']) => (kind in otherWords ? otherWords[kind as keyof typeof otherWords] : usualWords);

interface DecisionFormProps {
  item: QueueItem;
  /** What was reported, if it is a report. */
  notice: NoticeCase | null;
  /** Another moderator has claimed the item. */
  isTaken: boolean;
  ways: Ways;
}

/**
 * Approves, or rejects with reasons, and opens the next item. If somebody else changed or decided the item meanwhile, it says so and reads
 * the item again.
 */
export function DecisionForm({ item, notice, isTaken, ways }: DecisionFormProps) {
  const { t, number } = useTexts();
  const [reasons, setReasons] = useState<ChosenReasons>({});
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const acts = notice === null ? [] : actsFor(notice);
  const canReject = notice === null || acts.length > 0;
  const [chosen, setChosen] = useState<ChosenAct>({ act: acts[0] ?? defaultCaseAct, pictures: [] });
  const [isPictureMissing, setPictureMissing] = useState(false);
  const [unfounded, setUnfounded] = useState<readonly string[]>([]);
  const [isContradicted, setContradicted] = useState(false);
  const firstReason = useRef<HTMLDivElement>(null);
  const words = wordsOf(item.kind);
  const reports = notice?.notices ?? [];
  const choices = reasonsFor(item.kind, notice?.target.kind);
  const codes = Object.keys(reasons);
  const isProposal = item.kind === 'proposal';
  const sayWho = useSayWho();
  const decision = useWrite(decide, {
    // After the next item is open: this one has left the queue.
    isReadLater: true,
    onFailure: (failure) => {
      if (['STALE_VERSION', 'ALREADY_DECIDED', 'ITEM_CLAIMED'].includes(failure.code)) void invalidate(['moderation']);
      return sayWho(failure);
    },
  });
  const run = async (approve: boolean) => {
    if (isTaken) return;
    // Only a rejection needs a reason, which says what to correct.
    const lacks = isProposal ? codes.length === 0 || note.trim() === '' : codes.length === 0 && note.trim() === '';
    if (!approve && lacks) {
      setMissing(true);
      firstReason.current?.querySelector<HTMLElement>(isProposal && codes.length > 0 ? 'textarea' : 'input, select, textarea')?.focus();
      return;
    }
    if (!approve && unfounded.length > 0) {
      setContradicted(true);
      firstReason.current?.querySelector<HTMLElement>('.unfounded input')?.focus();
      return;
    }
    if (!approve && chosen.act === 'PICTURES_REMOVED' && chosen.pictures.length === 0) return setPictureMissing(true);
    const faults = Object.entries(reasons).flatMap(([reason, field]) => (field === '' ? [] : [{ reason, field }]));
    const acted = notice === null ? {} : { act: chosen.act, ...(chosen.pictures.length > 0 && { pictures: [...chosen.pictures] }) };
    const grounds = approve
      ? { ...(unfounded.length > 0 && { unfounded: [...unfounded] }) }
      : { reasons: codes, ...(faults.length > 0 && { faults }), ...acted };
    const answer = await decision.run({
      body: { kind: item.kind, id: item.id, version: item.version, approve, ...grounds, ...(note.trim() !== '' && { note }) },
    });
    if (!answer.ok) return;
    saySuccess(t, decide, approve ? words.approved : words.rejected);
    open(ways.next ?? ways.queue, { replace: true });
    await invalidate(decide.changes);
  };
  const press = useCallback((shortcut: Shortcut) => document.querySelector<HTMLElement>(`[data-decision="${shortcut}"]`)?.click(), []);
  useShortcuts(press);
  return (
    <>
      <Card title={t('moderation.decision')}>
        <LeaveGuard isActive={codes.length > 0 || note !== '' || unfounded.length > 0} isWhole />
        <div className="stack gap-4" ref={firstReason}>
          {notice !== null && canReject && (
            <ActFields
              notice={notice}
              value={chosen}
              onChange={(value) => {
                setPictureMissing(false);
                setChosen(value);
              }}
              isMissing={isPictureMissing}
            />
          )}
          {choices.length > 0 && canReject && (
            <ReasonFields
              kind={item.kind}
              target={notice?.target.kind}
              value={reasons}
              onChange={(value) => {
                setMissing(false);
                setReasons(value);
              }}
            />
          )}
          {isProposal && (
            <SuspensionReasonField
              value={codes[0] ?? ''}
              isMissing={isMissing && codes.length === 0}
              onChange={(code) => {
                setMissing(false);
                setReasons(code === '' ? {} : { [code]: '' });
              }}
            />
          )}
          {reports.length > 0 && (
            <UnfoundedReports
              reports={reports}
              value={unfounded}
              isContradicted={isContradicted}
              onChange={(numbers) => {
                setContradicted(false);
                setUnfounded(numbers);
              }}
            />
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
            errorMessage={isMissing ? t(isProposal ? 'moderation.proposal.needsGrounds' : 'moderation.needsReason') : undefined}
          />
        </div>
      </Card>
      <DecisionBar
        approve={t(`moderation.${words.approve}`)}
        reject={canReject ? t(`moderation.${words.reject}`) : undefined}
        isTaken={isTaken}
        isBusy={decision.busy}
        ways={ways}
        onDecide={(isApproved) => void run(isApproved)}
      />
    </>
  );
}

/** Shows who decided first. @returns whether it did */
function useSayWho(): (failure: Failure) => boolean {
  const { t, clock } = useTexts();
  return ({ code, done }) => {
    const [decided, claim] = [decisionOf(done), claimOf(done)];
    if (code === 'ALREADY_DECIDED' && decided !== null) {
      const { by, isApproved } = decided;
      sayBad(t(isApproved ? 'console.queue.approvedBy' : 'console.queue.rejectedBy', { name: isolated(by) }));
      return true;
    }
    if (code === 'ITEM_CLAIMED' && claim !== null) {
      sayBad(t('console.queue.other', { name: isolated(claim.by), time: clock(claim.dtUntil) }));
      return true;
    }
    return false;
  };
}
