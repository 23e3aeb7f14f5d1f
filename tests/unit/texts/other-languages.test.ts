/** Texts in further languages: form state, validation and submission. */
import { expect, test } from 'vitest';
import { faultsOf } from '../../../contract/wire/check.ts';
import { addAndEditProduct } from '../../../contract/product/schemas.ts';
import { editCompany } from '../../../contract/company/schemas.ts';
import { addAndEditRequest } from '../../../contract/request/schemas.ts';
import { emptyCompany, editCompanyBody } from '../../../src/account/company/form/values.ts';
import { emptyProduct, productForm, productInput } from '../../../src/account/product/form.ts';
import { copyOf, emptyRequest, fromTyped, requestBody, requestForm, typedOf, valuesOf } from '../../../src/account/request/form.ts';
import { mainLanguage } from '../../../src/account/shared/fields/author-texts.ts';
import { blamedFields } from '../../../src/form/field-errors.ts';
import { takenValues, draftValues } from '../../../src/form/draft-values.ts';

const stored = { id: 'a'.repeat(24), version: 1 };
const typed = {
  ...emptyRequest('1'),
  name: 'Çelik boru',
  description: 'Yüz ton.',
  writtenIn: 'TR' as const,
  languages: ['RU' as const, 'AR' as const],
  nameRU: 'Трубы',
  descriptionRU: 'Сто тонн.',
  nameAR: 'أنابيب',
  descriptionAR: 'مئة طن.',
};
const texts = { RU: { name: 'Трубы', description: 'Сто тонн.' }, AR: { name: 'أنابيب', description: 'مئة طن.' } };

test('only added languages are sent, with the language of the main fields; without any nothing is sent', () => {
  const body = requestBody(typed, null);
  expect([body['Request.Language'], JSON.parse(String(body['Request.Texts']))]).toEqual(['TR', texts]);
  expect(addAndEditRequest.body.shape['Request.Texts'].safeParse(body['Request.Texts']).data).toEqual(texts);
  const plain = requestBody({ ...typed, languages: [] }, stored);
  expect(plain).not.toHaveProperty('Request.Texts');
  expect(plain).not.toHaveProperty('Request.Language');
  expect(requestBody({ ...typed, languages: [] }, { ...stored, texts })['Request.Texts']).toBe('{}');
  expect(productInput({ ...emptyProduct, pictures: [] }, stored.id, null, 'en').body).not.toHaveProperty('Product.Texts');
  // A copy without them must not take over those of its source.
  expect(productInput(emptyProduct, stored.id, null, 'en', stored.id).body['Product.Texts']).toBe('{}');
  const company = editCompanyBody({ ...emptyCompany, writtenIn: 'EN', languages: ['TR'], descriptionTR: 'Halat.' }, stored, [], 'en');
  expect(editCompany.body.shape['Company.Texts'].safeParse(company['Company.Texts']).data).toEqual({ TR: { description: 'Halat.' } });
  expect(addAndEditProduct.body.shape['Product.Texts'].safeParse('{}').data).toEqual({});
});

test('stored texts are shown in the form and in a copy', () => {
  const request = { ...stored, inServiceEnum: 1, keywords: [], imageUrls: [], fileUrls: [], originalLanguage: 'TR', texts };
  const values = valuesOf({ ...request, name: 'Çelik boru', description: 'Yüz ton.' } as never, 'en');
  expect(values).toMatchObject({ writtenIn: 'TR', languages: ['RU', 'AR'], nameRU: 'Трубы', descriptionAR: 'مئة طن.', nameEN: '' });
  expect(copyOf(request as never, 'en', () => true)).toMatchObject({ languages: ['RU', 'AR'], nameAR: 'أنابيب' });
  expect(valuesOf({ ...request, texts: {} } as never, 'en')).toMatchObject({ writtenIn: '', languages: [] });
});

test('drafts and detours keep them; invalid storage is ignored', () => {
  expect(takenValues(draftValues({ ...typed }), { ...emptyRequest('1') })).toMatchObject({
    languages: ['RU', 'AR'],
    nameRU: 'Трубы',
    writtenIn: 'TR',
  });
  expect(fromTyped(JSON.parse(JSON.stringify(typedOf(typed))), typed, 'en')).toMatchObject({
    languages: ['RU', 'AR'],
    descriptionAR: 'مئة طن.',
  });
  expect(fromTyped({ languages: ['DE', 'RU', 5], writtenIn: 'XX', nameRU: 7 }, typed, 'en')).toMatchObject({
    languages: ['RU'],
    writtenIn: '',
    nameRU: '',
  });
});

test('an added language needs both texts, and a fault of the API is shown at its field', () => {
  const faults = faultsOf(
    requestForm.rules,
    { ...typed, nameRU: ' ', descriptionAR: 'x'.repeat(4097) },
    { keywordLimit: 9, language: 'en', now: Date.now() },
  );
  expect(faults.filter(({ check }) => check.startsWith('other'))).toEqual([
    { field: 'nameRU', check: 'otherName' },
    { field: 'descriptionAR', check: 'otherLong' },
  ]);
  const removed = { ...emptyProduct, languages: [], nameRU: '', descriptionRU: '' };
  expect(
    faultsOf(productForm.rules, removed, { language: 'en', keywords: 9, pictures: 9 }).some(({ check }) => check.startsWith('other')),
  ).toBe(false);
  expect(blamedFields({ 'Request.Texts.AR.name': 'TOO_LONG', 'Request.Texts.RU': 'DUPLICATE' }, requestForm.names)).toEqual([
    { name: 'nameAR', code: 'TOO_LONG' },
    { name: 'descriptionRU', code: 'DUPLICATE' },
  ]);
});

test('the main fields have the chosen language, otherwise the detected one, otherwise the account’s', () => {
  const written = { writtenIn: '' as const, name: 'Zeytinyağı', description: 'İlk hasat' };
  expect(mainLanguage(written, 'EN')).toBe('TR');
  expect(mainLanguage({ ...written, writtenIn: 'AR' }, 'EN')).toBe('AR');
  expect(mainLanguage({ writtenIn: '', description: 'The oil of Edremit' }, 'TR')).toBe('EN');
  expect(mainLanguage({ writtenIn: '', name: ' ', description: '' }, 'RU')).toBe('RU');
});
