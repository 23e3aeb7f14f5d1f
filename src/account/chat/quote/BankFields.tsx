import { useId } from 'react';
import { bankLengths } from '../../../../contract/quote/bank.ts';
import { TextInput } from '../../../form/fields/TextInput.tsx';
import { useTexts } from '../../shared/texts.tsx';
import type { QuoteValues } from './quote-form.ts';

const fields = [
  { name: 'accountName', dir: 'auto' },
  { name: 'bankName', dir: 'auto' },
  { name: 'account', dir: 'ltr' },
  { name: 'swift', dir: 'ltr' },
] as const;

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
        {fields.map(({ name, dir }) => (
          <TextInput<QuoteValues>
            key={name}
            name={name}
            label={t(`quote.form.bank.${name}`)}
            autoComplete="off"
            dir={dir}
            maxLength={bankLengths[name]}
          />
        ))}
      </div>
    </div>
  );
}
