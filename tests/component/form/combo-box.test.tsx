/** The keyboard in a field with a list of options. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ComboBox } from '../../../src/ui/field/ComboBox.tsx';
import { place, renderAt } from '../../support/component/mount.ts';

const options = [
  { id: 'eg', label: 'Egypt' },
  { id: 'tr', label: 'Türkiye' },
];

/** A field in which Türkiye is chosen. @returns its changes */
async function openField() {
  const changes: (string | null)[] = [];
  function Country() {
    const [value, setValue] = useState<string | null>('tr');
    const onChange = (id: string | null): void => {
      changes.push(id);
      setValue(id);
    };
    return <ComboBox label="country" openLabel="open" noneLabel="none" options={options} value={value} onChange={onChange} />;
  }
  renderAt(await place(), <Country />);
  const field = page.getByRole('combobox');
  await expect.element(field).toHaveValue('Türkiye');
  return { changes, field };
}

test('Enter in a field with a closed list does not choose the present option again', async () => {
  const { changes, field } = await openField();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Türkiye');
  expect(changes).toEqual([]);
  // Enter still chooses the only match for typed text.
  await userEvent.fill(field, 'Egy');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Egypt');
  expect(changes).toEqual(['eg']);
});
