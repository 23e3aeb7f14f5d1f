/** A company can state that it has no web site or tax office; the stored dash is never shown. */
import { expect, test } from 'vitest';
import { completenessOf } from '../../../contract/company/completeness.ts';
import { isNone, none, withoutNone } from '../../../contract/company/fields.ts';
import { webAddressOf } from '../../../contract/company/public-page.ts';
import { areaOf } from '../../../src/account/shared/activity.ts';
import { companyForm } from '../../../src/account/company/form/form.ts';
import { editCompanyBody, emptyCompany } from '../../../src/account/company/form/values.ts';
import { activityOf } from '../../../src/i18n/activity-of.ts';
import { activityText } from '../../../src/i18n/activity.ts';

test('"we have none" counts as filled in, passes the form, and is no address', () => {
  const nothing = {
    name: '',
    typeId: null,
    email: null,
    description: '',
    keywordCount: 0,
    hasLogo: false,
    addressHeader: null,
    countryId: null,
  };
  const noPlace = { cityId: null, areaId: null, cityHasAreas: false, addressDescription: null, postalCode: null, phone: null };
  const noTax = { taxpayerNumber: null, categoryWithSubCategoryCount: 0, activityArea: null };
  const filled = completenessOf({ ...nothing, ...noPlace, ...noTax, website: none, taxpayerOffice: none });
  expect(filled.missing).not.toContain('webSite');
  expect(filled.missing).not.toContain('taxpayerOffice');
  const [, , isBroken] = companyForm.rules.find(([field]) => field === 'taxOffice') ?? expect.fail();
  expect([none, ''].map((taxOffice) => isBroken({ ...emptyCompany, taxOffice }, {} as never))).toEqual([false, true]);
  expect([webAddressOf(none), webAddressOf('example.com')?.host]).toEqual([null, 'example.com']);
  expect([isNone(' - '), isNone(''), isNone('a-b')]).toEqual([true, false, false]);
});

test('both directions are one choice: the specified number stays, and an additional field marks both', () => {
  const sent = (activityArea: '' | '1' | '2' | 'both', stored: { activityArea: number; hasBothAreas?: boolean }) => {
    const company = { id: 'a', version: 1, texts: undefined, facts: undefined, ...stored } as Parameters<typeof editCompanyBody>[1];
    const { ActivityArea, HasBothAreas } = editCompanyBody({ ...emptyCompany, activityArea }, company, [], 'en');
    return [ActivityArea, HasBothAreas];
  };
  expect([sent('both', { activityArea: 1, hasBothAreas: false }), sent('both', { activityArea: 0 })]).toEqual([
    [1, true],
    [2, true],
  ]);
  expect([sent('1', { activityArea: 2, hasBothAreas: true }), sent('2', { activityArea: 0 }), sent('', { activityArea: 0 })]).toEqual([
    [1, false],
    [2, undefined],
    [undefined, undefined],
  ]);
  expect([activityOf({ activityArea: 1, hasBothAreas: true }), activityOf({ activityArea: 2 }), activityOf({ activityArea: 0 })]).toEqual([
    'both',
    '2',
    '',
  ]);
  expect(areaOf('', 1)).toBeUndefined();
  const t = ((key: string) => key) as Parameters<typeof activityText>[1];
  expect([
    activityText({ activityArea: 2, hasBothAreas: true }, t),
    activityText({ activityArea: 2 }, t),
    activityText({ activityArea: 0 }, t),
  ]).toEqual(['directory.activity.both', 'directory.activity.2', '']);
});

test('documents leave it out', () => {
  expect([none, ` ${none} `, 'Konak'].map(withoutNone)).toEqual(['', '', 'Konak']);
});
