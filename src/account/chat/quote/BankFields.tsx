import { useId } from 'react';
import { bankLengths } from '../../../../contract/quote/bank.ts';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { useTexts } from '../../shared/texts.tsx';
import type { QuoteValues } from './quote-form.ts';

/** The seller's bank details for the pro-forma: complete or empty. */
export function BankFields() {
  const { t } = useTexts();
  const heading = useId();
  return (
    <div className="stack gap-4" role="group" aria-labelledby={heading}>
      <div className="stack gap-1">
        <h3 className="text-md" id={heading}>
          {t('quote.form.bank.title')} <span className="optional">{t('common.optional')}</span>
        </h3>
        <p className="text-sm soft">{t('quote.form.bank.hint')}</p>
      </div>
      <div className="form-grid">
        <TextInput<QuoteValues>
          name="accountName"
          label={t('quote.form.bank.accountName')}
          autoComplete="off"
          dir="auto"
          maxLength={bankLengths.accountName}
        />
        <TextInput<QuoteValues>
          name="bankName"
          label={t('quote.form.bank.bankName')}
          autoComplete="off"
          dir="auto"
          maxLength={bankLengths.bankName}
        />
        <TextInput<QuoteValues>
          name="account"
          label={t('quote.form.bank.account')}
          autoComplete="off"
          dir="ltr"
          maxLength={bankLengths.account}
        />
        <TextInput<QuoteValues>
          name="swift"
          label={t('quote.form.bank.swift')}
          autoComplete="off"
          dir="ltr"
          maxLength={bankLengths.swift}
        />
      </div>
    </div>
  );
}
