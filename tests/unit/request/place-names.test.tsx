/** The places of a request are listed as in all other forms: by their names in the reader's language. */
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { getCities } from '../../../contract/lookup/calls.ts';
import { PlaceFields } from '../../../src/account/request/trade/PlaceFields.tsx';
import { emptyTrade } from '../../../src/account/request/trade/values.ts';
import { keyOf, queryClient } from '../../../src/account/shared/data/query.ts';
import { draw } from '../../support/browser/screen.tsx';

const [countryId, cityId] = ['a'.repeat(24), 'b'.repeat(24)];
queryClient.setQueryData(keyOf(getCities, { params: { countryId } }), [
  { id: cityId, name: 'Cairo', names: { ru: 'Каир', ar: 'القاهرة' }, areas: [] },
]);

function Delivery() {
  const form = useForm({ defaultValues: { ...emptyTrade, deliveryCountryId: countryId, deliveryCityId: cityId } });
  return (
    <FormProvider {...form}>
      <PlaceFields name="delivery" label="trade.label.place" />
    </FormProvider>
  );
}

test.each([
  ['ru', 'Каир'],
  ['ar', 'القاهرة'],
  ['en', 'Cairo'],
] as const)('a city has its name in the language %s', (language, name) => {
  expect(draw(<Delivery />, language)).toContain(`value="${name}"`);
});
