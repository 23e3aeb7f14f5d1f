import type { BankMark } from '../../../../contract/bank-details/shapes.ts';
import { BankNote } from '../../shared/fields/BankNote.tsx';
import { useTexts } from '../../shared/texts.tsx';

/** How to verify bank details in a message, or in the note above all messages. Both sides see it. */
export function BankWarning({ mark, isHead = false }: { mark: BankMark | undefined; isHead?: boolean }) {
  const { t } = useTexts();
  return (
    <BankNote
      mark={mark}
      verify={t(isHead ? 'chat.bank.verifyHead' : 'chat.bank.verify')}
      verifyChange={t('chat.bank.verifyChange')}
      changed={t('chat.bank.changed')}
    />
  );
}
