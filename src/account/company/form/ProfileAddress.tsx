import { useFormContext, useWatch } from 'react-hook-form';
import { isBlank } from '../../../../contract/wire/check.ts';
import { getUserProfile } from '../../../../contract/user/calls.ts';
import { Button } from '../../../ui/Button.tsx';
import { type AddressValues, addressValues } from '../../shared/fields/address.ts';
import { useCall } from '../../shared/data/query.ts';
import { useTexts } from '../../shared/texts.tsx';
import type { CompanyValues } from './values.ts';

const names = [
  'addressHeader',
  'countryId',
  'cityId',
  'areaId',
  'addressDescription',
  'postalCode',
] as const satisfies readonly (keyof AddressValues)[];

/** Offers the address of the profile as long as none is typed here: one press fills all its fields. */
export function ProfileAddress() {
  const { t } = useTexts();
  const { setValue } = useFormContext<CompanyValues>();
  const typed = useWatch<CompanyValues, ['addressDescription', 'cityId']>({ name: ['addressDescription', 'cityId'] });
  const stored = useCall(getUserProfile).data?.user.address;
  const known = stored && addressValues(stored);
  if (known === undefined || isBlank(known.addressDescription) || typed.some((value) => !isBlank(value))) return null;
  const take = (): void => {
    for (const name of names) setValue(name, known[name], { shouldDirty: true });
  };
  return (
    <div className="whole">
      <Button variant="secondary" icon="user" onClick={take}>
        {t('company.useProfileAddress')}
      </Button>
    </div>
  );
}
