import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { openDrafts } from '../client/store/drafts.ts';
import { $session } from '../client/session/session.ts';
import { createDraft, type Draft, type DraftState } from './draft.ts';
import type { DraftRules } from './draft-values.ts';

/** Whose draft it is. */
export interface DraftOf {
  /** The form's, `request` for instance. */
  name: string;
  /** Of the thing that is edited; a new one without. */
  id?: string | undefined;
  /** What a new one belongs to. */
  within?: string | undefined;
}

const nothing: DraftState = { note: null, isKept: false };
const neverChanges = (): (() => void) => () => undefined;

/** What is known of a draft; of a form without one, that nothing is kept. */
export function useDraftState(draft: Draft | null): DraftState {
  const state = draft?.state ?? ((): DraftState => nothing);
  return useSyncExternalStore(draft?.listen ?? neverChanges, state, state);
}

/** Keeps what is typed into a form for as long as it is not sent (ADR 019). */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  start: Values,
  of: DraftOf | undefined,
  rules: DraftRules | undefined,
): Draft | null {
  const [draft] = useState(() => {
    const person = $session.get().user?.userID;
    if (of === undefined || person === undefined) return null;
    const place = openDrafts(person, [of.name, of.within ?? '', of.id ?? 'new'].join(':'));
    return createDraft(form, { place, start, isNew: of.id === undefined, ...rules });
  });
  useEffect(() => draft?.open(), [draft]);
  return draft;
}
