import { type RefObject, useRef, useState } from 'react';
import { decide, needsNote, reasonsFor } from '../../../../../contract/moderation/calls.ts';
import { defaultCaseAct } from '../../../../../contract/decision/fields.ts';
import type { QueueItem } from '../../../../../contract/moderation/schemas.ts';
import type { NoticeCase } from '../../../../../contract/notice/schemas.ts';
import { invalidate } from '../../../shared/data/query.ts';
import { useWrite } from '../../../shared/data/use-write.ts';
import { open } from '../../../shared/route.ts';
import { saySuccess } from '../../../shared/say-success.ts';
import { useTexts } from '../../../shared/texts.tsx';
import type { Ways } from '../queue-address.ts';
import { actsFor, type ChosenAct } from './ActFields.tsx';
import type { ChosenReasons } from './ReasonFields.tsx';
import { useSayWho } from './use-say-who.ts';

const usual = { approved: 'moderation.approved', rejected: 'moderation.rejected' } as const;
/** Toasts for kinds whose decisions have another effect. */
const others = {
  report: { approved: 'moderation.report.closed', rejected: 'moderation.report.closed' },
  appeal: { approved: 'moderation.appeal.upheld', rejected: 'moderation.appeal.dismissed' },
  product: { approved: 'moderation.product.lifted', rejected: 'moderation.product.kept' },
  proposal: { approved: 'moderation.proposal.kept', rejected: 'moderation.proposal.suspended' },
  notice: { approved: 'moderation.notice.kept', rejected: 'moderation.notice.acted' },
} as const;
const outcomesOf = (kind: QueueItem['kind']) => (kind in others ? others[kind as keyof typeof others] : usual);

export interface DecisionFormProps {
  item: QueueItem;
  /** The case, if the item is one; otherwise null. */
  notice: NoticeCase | null;
  /** Another moderator has claimed the item. */
  isTaken: boolean;
  ways: Ways;
}

export interface DecisionValues {
  reasons: ChosenReasons;
  note: string;
  chosen: ChosenAct;
  /** Numbers of the reports that are marked as manifestly unfounded. */
  unfounded: readonly string[];
}

/** What is missing for a decision. `agreement`: a rejection contradicts reports that are marked as unfounded. */
export type Lack = 'reasons' | 'note' | 'pictures' | 'agreement';
const lackOf: Readonly<Record<keyof DecisionValues, Lack>> = {
  reasons: 'reasons',
  note: 'note',
  chosen: 'pictures',
  unfounded: 'agreement',
};

/** Selector of the first field to complete, by what is missing. */
const placeOf: Readonly<Record<Lack, string>> = {
  reasons: '.reasons input, select',
  note: 'textarea',
  pictures: '.pictures input',
  agreement: '.unfounded input',
};

export interface Decision {
  values: DecisionValues;
  change: <Name extends keyof DecisionValues>(name: Name, value: DecisionValues[Name]) => void;
  lack: Lack | null;
  /** The element around the fields, in which the first incomplete field gets the focus. */
  fields: RefObject<HTMLDivElement | null>;
  isBusy: boolean;
  send: (isApproved: boolean) => Promise<void>;
}

/** The values of a decision about an item, and its call. If somebody else changed or decided the item meanwhile, it is read again. */
export function useDecision({ item, notice, isTaken, ways }: DecisionFormProps): Decision {
  const { t } = useTexts();
  const [values, setValues] = useState<DecisionValues>(() => ({
    reasons: {},
    note: '',
    chosen: { act: (notice === null ? undefined : actsFor(notice)[0]) ?? defaultCaseAct, pictures: [] },
    unfounded: [],
  }));
  const [lack, setLack] = useState<Lack | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const sayWho = useSayWho();
  const decision = useWrite(decide, {
    // The queue is read again only after the next item is open, because this item is not in it any more.
    isReadLater: true,
    onFailure: (failure) => {
      if (['STALE_VERSION', 'ALREADY_DECIDED', 'ITEM_CLAIMED'].includes(failure.code)) void invalidate(['moderation']);
      return sayWho(failure);
    },
  });
  const { reasons, note, chosen, unfounded } = values;
  const codes = Object.keys(reasons);
  const isProposal = item.kind === 'proposal';

  const hasReasons = isProposal || reasonsFor(item.kind, notice?.target.kind).length > 0;
  /** Only a rejection needs a reason, whose rule it states. */
  const lackOfDecision = (isApproved: boolean): Lack | null => {
    if (!isApproved && hasReasons && codes.length === 0) return 'reasons';
    if (needsNote(item.kind, isApproved) && note.trim() === '') return 'note';
    if (isApproved) return null;
    if (unfounded.length > 0) return 'agreement';
    return chosen.act === 'PICTURES_REMOVED' && chosen.pictures.length === 0 ? 'pictures' : null;
  };
  const groundsOf = (isApproved: boolean) => {
    if (isApproved) return unfounded.length > 0 ? { unfounded: [...unfounded] } : {};
    const faults = Object.entries(reasons).flatMap(([reason, field]) => (field === '' ? [] : [{ reason, field }]));
    const acted = notice === null ? {} : { act: chosen.act, ...(chosen.pictures.length > 0 && { pictures: [...chosen.pictures] }) };
    return { reasons: codes, ...(faults.length > 0 && { faults }), ...acted };
  };
  const send = async (isApproved: boolean) => {
    if (isTaken) return;
    const lacking = lackOfDecision(isApproved);
    setLack(lacking);
    if (lacking !== null) {
      fields.current?.querySelector<HTMLElement>(placeOf[lacking])?.focus();
      return;
    }
    const { kind, id, version } = item;
    const answer = await decision.run({
      body: { kind, id, version, approve: isApproved, ...groundsOf(isApproved), ...(note.trim() !== '' && { note }) },
    });
    if (!answer.ok) return;
    const { approved, rejected } = outcomesOf(kind);
    saySuccess(t, decide, isApproved ? approved : rejected);
    open(ways.next ?? ways.queue, { replace: true });
    await invalidate(decide.changes);
  };
  return {
    values,
    change: (name, value) => {
      setLack((before) => (before === lackOf[name] ? null : before));
      setValues((before) => ({ ...before, [name]: value }));
    },
    lack,
    fields,
    isBusy: decision.busy,
    send,
  };
}
