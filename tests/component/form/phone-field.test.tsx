/** A number that is pasted into a field with a dial code. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PhoneParts } from '../../../src/ui/field/phone-digits.ts';
import { PhoneField } from '../../../src/ui/field/PhoneField.tsx';
import { place, renderAt } from '../../support/component/mount.ts';

const dialCodes = [
  { id: 'tr', country: 'Türkiye', dialCode: '+90' },
  { id: 'fr', country: 'France', dialCode: '+33' },
];

test('an international number brings its dial code along, once the field is left', async () => {
  function Phone() {
    const [value, setValue] = useState<PhoneParts>({ country: 'tr', digits: '' });
    return (
      <PhoneField
        label="phone"
        dialCodeLabel="dial code"
        openLabel="open"
        noneLabel="none"
        maxDigits={15}
        {...{ dialCodes, value, onChange: setValue }}
      />
    );
  }
  renderAt(await place(), <Phone />);
  const field = page.getByRole('textbox', { name: 'phone' });
  await userEvent.fill(field, '+33 6 12 34 56 78');
  await expect.element(field).toHaveValue('+33612345678');
  await userEvent.tab();
  await expect.element(field).toHaveValue('612345678');
  await expect.element(page.getByRole('combobox')).toHaveValue('+33 FR');
});
