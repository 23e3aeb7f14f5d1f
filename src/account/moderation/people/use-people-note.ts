import { peopleNoteMax } from '../../../../contract/moderation/suspension.ts';
import { useTexts } from '../../shared/texts.tsx';

/** State of the required note in the dialogs about people and companies. The audit log stores the note. */
export function usePeopleNote() {
  const { t } = useTexts();
  return { label: t('people.note'), missing: t('people.needsNote'), limit: peopleNoteMax };
}
