import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../contract/wire/check.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { rulesOf, type CompanyKnown } from '../../../src/account/company/form/form.ts';
import { stateOf } from '../../../src/account/company/state.ts';
import { publicityOf } from '../../../src/account/company/publicity.ts';
import { fieldOfItem, filledOf, itemsOfParts, partOf, parts, unsavedParts, type Part } from '../../../src/account/company/form/parts.ts';
import { editCompanyBody, emptyCompany, type CompanyValues } from '../../../src/account/company/form/values.ts';
import { unsetId } from '../../../contract/wire/ids.ts';

const id = (letter: string): string => letter.repeat(24);
const full: CompanyValues = {
  ...emptyCompany,
  name: 'Nil',
  typeId: id('a'),
  email: 'a@b.example',
  description: 'text',
  keywords: ['towel'],
  webSite: 'https://nil.example',
  logo: { id: '1', file: new File(['x'], 'logo.jpg') },
  addressHeader: 'Office',
  countryId: id('b'),
  cityId: id('c'),
  areaId: id('d'),
  addressDescription: 'Street 1',
  postalCode: '11765',
  phone: { country: 'eg', digits: '222748150' },
  taxNumber: '1',
  taxOffice: 'Cairo',
  categories: [{ categoryId: id('e'), subCategoryIds: [id('f')] }],
  activityArea: '1',
};
const known = { language: 'en' as const, keywordLimit: 20, hasStoredLogo: false, cityHasAreas: true };
const companyFaults = (values: CompanyValues, stored: CompanyKnown = known, checkedParts: readonly Part[] = parts) =>
  faultsOf(rulesOf(new Set(checkedParts)), values, stored);

describe('the company form', () => {
  test('checks in the order of the specification', () => {
    const faults = companyFaults(emptyCompany);
    expect(faults.map(({ check }) => check)).toEqual([
      'name',
      'type',
      'email',
      'description',
      'tags',
      'logo',
      'addressHeader',
      'country',
      'city',
      'area',
      'addressDescription',
      'postalCode',
      'phone',
      'taxNumber',
      'taxOffice',
      'category',
      'activityArea',
    ]);
    expect(companyFaults(full)).toEqual([]);
  });

  test('checks only the requested parts', () => {
    expect(companyFaults(emptyCompany, known, ['tax']).map(({ field }) => field)).toEqual(['taxNumber', 'taxOffice']);
  });

  test.each([
    ['email', { email: 'nobody' }],
    ['descriptionLong', { description: 'x'.repeat(4097) }],
    ['tagsMany', { keywords: Array.from({ length: 21 }, (_, index) => `tag${index}`) }],
    ['phone', { phone: { country: 'eg', digits: '12345' } }],
    ['subCategory', { categories: [...full.categories, { categoryId: id('1'), subCategoryIds: [] }] }],
  ] as const)('finds %s', (check, change) => {
    expect(companyFaults({ ...full, ...change } as CompanyValues).map((fault) => fault.check)).toEqual([check]);
  });

  test.each([
    ['taxNumberTr', 'TR', '1234567891'],
    ['taxNumberRu', 'RU', '7707083894'],
    ['taxNumberEu', 'DE', '123'],
  ])('finds %s by the country of the company; an unchanged number has no fault', (check, countryCode, taxNumber) => {
    const checkedParts = (isStored: boolean) => companyFaults({ ...full, taxNumber }, { ...known, tax: { countryCode, isStored } });
    expect(checkedParts(false)).toEqual([{ field: 'taxNumber', check }]);
    expect(checkedParts(true)).toEqual([]);
  });

  test('warns before saving: a new name or tax data wait for approval, and with them the whole edit', () => {
    const values = { ...full, name: 'Nil', taxNumber: '1', taxOffice: 'Cairo' };
    const stored = { name: 'Nil', taxpayerNumber: '1', taxpayerOffice: 'Cairo' };
    const publicity = (change: Partial<CompanyValues>, { isPublic = true, approveStatus = 4 } = {}) =>
      publicityOf({ ...stored, isPublic, approveStatus } as OwnCompany, { ...values, ...change });
    expect(publicity({ description: 'Towels' })).toBe('atOnce');
    expect([publicity({ name: 'Nile' }), publicity({ taxNumber: '2' }), publicity({ taxOffice: 'Giza' })]).toEqual([
      'waits',
      'waits',
      'waits',
    ]);
    expect([publicity({}, { approveStatus: 3 }), publicity({}, { approveStatus: 1 })]).toEqual(['waits', 'waits']);
    expect(publicity({ name: 'Nile' }, { isPublic: false, approveStatus: 3 })).toBe('none');
  });

  test('links every missing item to its field', () => {
    expect(parts.map((part) => itemsOfParts[part].map((item) => partOf(fieldOfItem[item])))).toEqual(
      parts.map((part) => itemsOfParts[part].map(() => part)),
    );
  });

  test('asks for a district only where the city has some, and for a logo only where none is stored', () => {
    expect(companyFaults({ ...full, areaId: null }, { ...known, cityHasAreas: false })).toEqual([]);
    expect(companyFaults({ ...full, logo: null }, { ...known, hasStoredLogo: true })).toEqual([]);
    expect(companyFaults({ ...full, description: 'x'.repeat(4096) })).toEqual([]);
  });

  test('lists the parts with unsaved changes; a chosen picture is not one of them', () => {
    const stored = { ...full, logo: null };
    expect(unsavedParts(stored, stored)).toEqual([]);
    expect(unsavedParts({ ...stored, webSite: 'https://other.example', taxNumber: '2' }, stored)).toEqual(['basics', 'tax']);
    expect(unsavedParts({ ...stored, cover: { id: '1', file: new File(['x'], 'cover.jpg') } }, stored)).toEqual(['logo']);
    expect(unsavedParts({ ...stored, documents: [{ id: '1', file: new File(['x'], 'extract.pdf') }] }, stored)).toEqual(['tax']);
    expect(unsavedParts({ ...stored, hsCode: '6302', descriptionRU: 'Полотенца' }, stored)).toEqual(['trade', 'languages']);
    expect(unsavedParts({ ...stored, categories: [{ categoryId: id('e'), subCategoryIds: [] }] }, stored)).toEqual(['categories']);
  });

  test('counts 6 · 1 · 7 · 2 · 2 items, and none in the optional parts', () => {
    expect(parts.map((part) => itemsOfParts[part].length)).toEqual([6, 1, 7, 2, 2, 0, 0]);
    expect(filledOf(full, known)).toMatchObject({ items: 18, isComplete: true, missing: [] });
    const { items, missing, ticks } = filledOf({ ...full, webSite: '', postalCode: '' }, known);
    expect([items, missing]).toEqual([16, ['webSite', 'postalCode']]);
    expect(ticks.basics).toEqual([true, true, true, true, true, false]);
  });

  test('sends videos of youtube.com only, which keeps the stored one if another link is typed, and sends a dash for an empty fax and the unset id for a cleared value', () => {
    const send = (change: Partial<CompanyValues>) =>
      editCompanyBody({ ...full, ...change }, { id: id('9'), version: 3 }, [{ id: 'eg', dialCode: '+20' }], 'en');
    expect(send({ video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }).PromotionVideoUrl).toBe(
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    );
    for (const video of ['https://youtu.be/aqz-KE-bpKQ', 'https://youtube.evil.example/watch?v=aqz-KE-bpKQ'])
      expect(send({ video }).PromotionVideoUrl, video).toBeUndefined();
    expect(send({ video: ' ' }).PromotionVideoUrl).toBe('');
    expect(send({ areaId: null })).toMatchObject({ Fax: '-', Phone: '+20222748150', 'Address.AreaId': unsetId, Version: 3 });
  });
});

test('a company is shown as rejected in state 1 and 2 (docs/behaviour.md#approval-states)', () => {
  const at = (approveStatus: number, rejectReason: string | null) => stateOf({ approveStatus, rejectReason });
  expect([at(1, null), at(2, null), at(3, 'old'), at(4, null), at(1, 'x'), at(2, 'x')]).toEqual([
    'incomplete',
    'ready',
    'pending',
    'approved',
    'rejected',
    'rejected',
  ]);
});
