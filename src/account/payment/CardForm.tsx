import type { UseFormReturn } from 'react-hook-form';
import { cardBrand, type CardValues, groupedNumber, onlyDigits, shortYear } from '../../../contract/payment/card.ts';
import { cardLengths } from '../../../contract/payment/fields.ts';
import { Form } from '../../form/Form.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useBound } from '../../form/fields/use-bound.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField, type TextFieldProps } from '../../ui/field/TextField.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import type { Offer } from './price-quote.ts';
import { Changed, LastTry } from './Refusal.tsx';
import type { Refused } from './refused.ts';

const brandNames = { visa: 'Visa', mastercard: 'Mastercard', mir: 'МИР', amex: 'American Express', troy: 'TROY' } as const;

/** A field that accepts digits only, shows them left to right in every language, and formats them by `shape`. */
function DigitInput({
  name,
  shape,
  ...props
}: Omit<TextFieldProps, 'value' | 'onChange' | 'name'> & { name: keyof CardValues; shape: (typed: string) => string }) {
  const bound = useBound(name);
  return (
    <TextField
      {...props}
      {...bound}
      onChange={(typed) => bound.onChange(shape(typed))}
      inputMode="numeric"
      dir="ltr"
      spellCheck={false}
      isRequired
    />
  );
}

export interface CardFormProps {
  form: UseFormReturn<CardValues>;
  offer: Offer;
  /** The result of the last attempt. */
  refused: Refused | null;
  onSubmit: () => void;
}

/** The five fields of a card, with names for autofill. */
export function CardForm({ form, offer, refused, onSubmit }: CardFormProps) {
  const { t, money } = useTexts();
  const { quote } = offer;
  const brand = cardBrand(form.watch('number'));
  return (
    <Form form={form} draft={null} isBusy={false} onSubmit={onSubmit} className="card stack gap-5">
      <LastTry refused={refused} />
      <Changed offer={offer} />
      <div className="card-fields">
        <div className="whole card-number">
          <DigitInput
            name="number"
            shape={groupedNumber}
            label={t('payment.field.number')}
            autoComplete="cc-number"
            maxLength={cardLengths.numberGrouped}
            placeholder="0000 0000 0000 0000"
            icon="card"
          />
          {brand !== null && (
            <span className="card-number__brand badge">
              <bdi>{brandNames[brand]}</bdi>
            </span>
          )}
        </div>
        <div className="whole">
          <TextInput<CardValues>
            name="fullName"
            label={t('payment.field.fullName')}
            hint={t('payment.field.fullNameHint')}
            autoComplete="cc-name"
            maxLength={cardLengths.fullName}
            spellCheck={false}
            isRequired
          />
        </div>
        <DigitInput
          name="month"
          shape={(typed) => onlyDigits(typed, cardLengths.month)}
          label={t('payment.field.month')}
          autoComplete="cc-exp-month"
          maxLength={cardLengths.month}
          placeholder={t('payment.field.monthLetters')}
        />
        <DigitInput
          name="year"
          shape={shortYear}
          label={t('payment.field.year')}
          autoComplete="cc-exp-year"
          placeholder={t('payment.field.yearLetters')}
        />
        <DigitInput
          name="cvv"
          shape={(typed) => onlyDigits(typed, cardLengths.cvv)}
          label={t('payment.field.cvv')}
          hint={t('payment.field.cvvHint')}
          autoComplete="cc-csc"
          maxLength={cardLengths.cvv}
          placeholder="000"
        />
      </div>
      <Button type="submit" icon="lock" wide>
        {t('payment.pay', { amount: money(quote.amount, quote.currency) })}
      </Button>
      <p className="text-xs faint">
        {t('payment.terms.before')}{' '}
        <a href={link('/distance-sales-contract')} target="_blank" rel="noreferrer">
          {t('payment.terms.sales')}
        </a>{' '}
        {t('payment.terms.and')}{' '}
        <a href={link('/returns-and-exchanges')} target="_blank" rel="noreferrer">
          {t('payment.terms.returns')}
        </a>
        {t('payment.terms.after')}
      </p>
    </Form>
  );
}
