import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { openDrafts } from '../client/store/drafts.ts';
import { $session } from '../client/session/session.ts';
import type { Language } from '../../contract/text/languages.ts';
import { createDraft, type Draft, type DraftState } from './draft.ts';
import type { DraftRules } from './draft-values.ts';

/** Identifies a draft. */
export interface DraftOf {
  /** The form, for instance `request`. */
  name: string;
  /** Id of the edited object; undefined for a new one. */
  id?: string | undefined;
  /** Id of the object that a new one belongs to. */
  within?: string | undefined;
}

export const draftNameOf = ({ name, within = '', id = 'new' }: DraftOf): string => [name, within, id].join(':');

const nothing: DraftState = { note: null, isStored: false };
const neverChanges = (): (() => void) => () => undefined;

/** State of a draft; a form without one has the state of a draft that is not stored. */
export function useDraftState(draft: Draft | null): DraftState {
  const state = draft?.state ?? ((): DraftState => nothing);
  return useSyncExternalStore(draft?.listen ?? neverChanges, state, state);
}

/** Stores the input of a form until it is submitted (ADR 019). */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  start: Values,
  of: DraftOf | undefined,
  rules: DraftRules | undefined,
  language: Language,
): Draft | null {
  const [draft] = useState(() => {
    const person = $session.get().user?.userID;
    if (of === undefined || person === undefined) return null;
    const place = openDrafts(person, draftNameOf(of));
    return createDraft(form, { place, start, isNew: of.id === undefined, language, ...rules });
  });
  useEffect(() => draft?.open(), [draft]);
  return draft;
}
