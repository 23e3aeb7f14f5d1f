import { peopleNoteMax } from '../../../../contract/moderation/suspension.ts';
import { useTexts } from '../../shared/texts.tsx';

/** The note on each action on people and companies, which is stored in the audit log. */
export function usePeopleNote() {
  const { t } = useTexts();
  return { label: t('people.note'), missing: t('people.needsNote'), limit: peopleNoteMax };
}
