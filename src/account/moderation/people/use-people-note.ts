import { peopleNoteMax } from '../../../../contract/moderation/suspension.ts';
import { useTexts } from '../../shared/texts.tsx';

/** The note of every step with people and companies: it stays in the audit log. */
export function usePeopleNote() {
  const { t } = useTexts();
  return { label: t('people.note'), missing: t('people.needsNote'), limit: peopleNoteMax };
}
