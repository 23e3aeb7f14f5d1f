import type { BankMark } from '../../../../contract/bank-details/shapes.ts';
import { BankNote } from '../fields/BankNote.tsx';
import { useTexts } from '../texts.tsx';

/** How to verify where a quote or a pro-forma says to pay. */
export function QuoteBankWarning({ mark }: { mark: BankMark | undefined }) {
  const { t } = useTexts();
  return (
    <BankNote mark={mark} verify={t('quote.bank.verify')} verifyChange={t('quote.bank.verifyChange')} changed={t('quote.bank.changed')} />
  );
}
