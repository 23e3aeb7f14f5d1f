import type { BankMark } from '../../../../contract/bank-details/shapes.ts';
import { BankNote } from '../../shared/fields/BankNote.tsx';
import { useTexts } from '../../shared/texts.tsx';

/** How to verify where a message, or what stands above all of them, says to pay: for both sides. */
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
