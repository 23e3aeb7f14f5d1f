/** Fields of a company that need no typing: the address of the profile fills them, or "we have none" replaces a text. */
import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { none } from '../../../contract/company/fields.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import type { CompanyValues } from '../../../src/account/company/form/values.ts';
import { stubPage } from '../../support/browser/browser-globals.ts';
import { credentialsOf } from '../../support/people/credentials.ts';

/** The handlers of rendered buttons, by their texts. */
const offered = vi.hoisted(() => ({
  presses: {} as Record<string, () => void>,
  ticks: {} as Record<string, { value: boolean; onChange: (isChecked: boolean) => void }>,
}));
vi.mock('../../../src/ui/Button.tsx', () => ({
  Button: ({ children, onClick }: { children: ReactNode; onClick: () => void }) => void (offered.presses[String(children)] = onClick),
}));
vi.mock('../../../src/ui/field/Checkbox.tsx', () => ({
  Checkbox: ({ children, value, onChange }: { children: ReactNode; value: boolean; onChange: (isChecked: boolean) => void }) =>
    void (offered.ticks[String(children)] = { value, onChange }),
}));

stubPage();
const { draw, drawHook, serveWrites } = await import('../../support/browser/screen.tsx');
const { updateCredentials } = await import('../../../src/client/session/session.ts');
const { keyOf, queryClient } = await import('../../../src/account/shared/data/query.ts');
const { useForm } = await import('../../../src/form/use-form.ts');
const { companyForm } = await import('../../../src/account/company/form/form.ts');
const { emptyCompany } = await import('../../../src/account/company/form/values.ts');
const { AddressPart } = await import('../../../src/account/company/form/AddressPart.tsx');
const { BasicsPart } = await import('../../../src/account/company/form/BasicsPart.tsx');
const { TaxPart } = await import('../../../src/account/company/form/TaxPart.tsx');

const [countryId, cityId] = ['d'.repeat(24), 'e'.repeat(24)];
const stored = { stHeader: 'Home', countryId, cityId, areaId: unsetId, stDescription: 'Street 1', postalCode: '11765', fax: '-' };
const offer = 'company.useProfileAddress';

function formWith(typed: Partial<CompanyValues> = {}): UseFormReturn<CompanyValues> {
  const { form } = drawHook(() => useForm(companyForm, emptyCompany));
  // Registers the fields as mounting does, so that values are read from the form and not from its initial values.
  form.reset({ ...emptyCompany, ...typed });
  return form;
}
/** Draws a part with the present values of its form. */
function show(form: UseFormReturn<CompanyValues>, part: ReactNode): string {
  Object.assign(offered, { presses: {}, ticks: {} });
  return draw(<FormProvider {...form}>{part}</FormProvider>);
}

beforeEach(() => {
  updateCredentials(credentialsOf());
  serveWrites();
  queryClient.setQueryData(keyOf(getUserProfile), { user: { address: stored } } as never);
});

describe('the address of the profile', () => {
  test('is offered, fills its fields in one press, and is not offered again', () => {
    const form = formWith({ phone: { country: 'eg', digits: '222748150' } });
    show(form, <AddressPart />);
    offered.presses[offer]?.();
    expect(form.getValues()).toEqual({
      ...emptyCompany,
      addressHeader: 'Home',
      countryId,
      cityId,
      addressDescription: 'Street 1',
      postalCode: '11765',
      phone: { country: 'eg', digits: '222748150' },
    });
    show(form, <AddressPart />);
    expect(offered.presses).not.toHaveProperty([offer]);
  });

  test.each([
    ['an address is typed', { addressDescription: 'Street 2' }, stored],
    ['a city is chosen', { cityId }, stored],
    ['the profile has none', {}, { ...stored, stDescription: ' ' }],
  ])('is not offered once %s', (_, typed, address) => {
    queryClient.setQueryData(keyOf(getUserProfile), { user: { address } } as never);
    show(formWith(typed), <AddressPart />);
    expect(offered.presses).not.toHaveProperty([offer]);
  });
});

describe.each([
  ['webSite', 'company.noWebSite', () => <BasicsPart keywordLimit={5} />],
  ['taxOffice', 'company.noTaxOffice', () => <TaxPart documents={[]} list={{ stateOf: () => undefined } as never} />],
] as const)('"we have none" for %s', (name, label, partOf) => {
  test('replaces the field by the stored dash, and gives it back empty', () => {
    const form = formWith();
    const isField = (): boolean => show(form, partOf()).includes(`name="${name}"`);
    expect([isField(), offered.ticks[label]?.value]).toEqual([true, false]);
    offered.ticks[label]?.onChange(true);
    expect(form.getValues(name)).toBe(none);
    expect([isField(), offered.ticks[label]?.value]).toEqual([false, true]);
    offered.ticks[label]?.onChange(false);
    expect([form.getValues(name), isField()]).toEqual(['', true]);
  });
});
