/** A freight quote shows its route, as in the request. */
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { FreightFields } from '../../../src/account/chat/quote/QuoteFields.tsx';
import { startOf } from '../../../src/account/chat/quote/quote-form.ts';
import { draw } from '../../support/browser/screen.tsx';

const place = (country: string, city: string) => ({
  countryId: 'a'.repeat(24),
  country,
  city: { en: city, tr: city, ru: city, ar: city },
});

function Fields(props: Parameters<typeof FreightFields>[0]) {
  const form = useForm({ defaultValues: startOf(undefined, 0, 'en') });
  return (
    <FormProvider {...form}>
      <FreightFields {...props} />
    </FormProvider>
  );
}

test('both ends are shown above the price, one alone where only one is known, and nothing where none is', () => {
  const both = draw(<Fields from={place('tr', 'Mersin')} to={place('sa', 'Riyadh')} />);
  expect(both.indexOf('Mersin')).toBeGreaterThan(both.indexOf('trade.label.from'));
  expect(both.indexOf('Riyadh')).toBeGreaterThan(both.indexOf('trade.label.to'));
  expect(both.indexOf('Riyadh')).toBeLessThan(both.indexOf('quote.form.price'));
  const one = draw(<Fields from={undefined} to={place('sa', 'Riyadh')} />);
  expect([one.includes('trade.label.from'), one.includes('Riyadh')]).toEqual([false, true]);
  expect(draw(<Fields from={undefined} to={undefined} />)).not.toContain('trade.label');
});
