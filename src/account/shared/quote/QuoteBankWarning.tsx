import type { BankMark } from '../../../../contract/bank-details/shapes.ts';
import { BankNote } from '../fields/BankNote.tsx';
import { useTexts } from '../texts.tsx';

/** How to verify the bank details of a quote or pro-forma. */
export function QuoteBankWarning({ mark }: { mark: BankMark | undefined }) {
  const { t } = useTexts();
  return (
    <BankNote mark={mark} verify={t('quote.bank.verify')} verifyChange={t('quote.bank.verifyChange')} changed={t('quote.bank.changed')} />
  );
}
