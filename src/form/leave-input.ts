import type { FieldValues } from 'react-hook-form';
import { $session } from '../client/session/session.ts';
import { openDrafts } from '../client/store/drafts.ts';
import { draftValues, hasFile, hashOfValues, type DraftRules } from './draft-values.ts';
import type { Language } from '../../contract/text/languages.ts';
import { type DraftOf, draftNameOf } from './use-draft.ts';

interface Input {
  /** The values with which the other form will be opened. */
  start: FieldValues;
  values: FieldValues;
  /** In whose notation numbers are typed. */
  language: Language;
}

/** Leaves input as the draft of another form: what was typed while its object was being added. */
export function leaveInput(of: DraftOf, { start, values, language }: Input, rules: DraftRules | undefined): void {
  const person = $session.get().user?.userID;
  if (person === undefined) return;
  const place = openDrafts(person, draftNameOf(of));
  place.keep({ base: hashOfValues(draftValues(start, rules)), values: draftValues(values, rules), language, lacksFiles: hasFile(values) });
  place.close();
}
