import { describe, expect, test } from 'vitest';
import { requestStateOf } from '../../../contract/request/rules.ts';
import { faultsOf } from '../../../contract/wire/check.ts';
import { unsetId } from '../../../contract/wire/ids.ts';
import { emptyRequest, requestBody, requestForm, type RequestValues } from '../../../src/account/request/form.ts';

const id = (letter: string): string => letter.repeat(24);
const requestFaults = (values: RequestValues, keywordLimit: number) =>
  faultsOf(requestForm.rules, values, { keywordLimit, language: 'en', now: Date.now() });

describe('the request form', () => {
  const good: RequestValues = {
    ...emptyRequest('1'),
    companyId: id('a'),
    categoryId: id('b'),
    subCategoryId: id('c'),
    name: 'Towels',
    description: 'text',
    keywords: ['towel'],
  };
  test('preselects the type of the address, if it is valid', () => {
    expect([emptyRequest('2').type, emptyRequest('9').type, emptyRequest(undefined).type]).toEqual(['2', '', '']);
  });
  test('checks fields in order, and requires logistic and shipping type for logistics only', () => {
    expect(requestFaults(emptyRequest('3'), 10).map(({ check }) => check)).toEqual([
      'company',
      'category',
      'subCategory',
      'name',
      'description',
      'tags',
      'logisticType',
      'shippingType',
    ]);
    expect(requestFaults(good, 10)).toEqual([]);
    expect(requestFaults({ ...good, type: '4' }, 10).map(({ field }) => field)).toEqual(['logisticTypeId', 'shippingTypeId']);
    expect(requestFaults({ ...good, keywords: ['aa', 'bb'] }, 1).map(({ check }) => check)).toEqual(['tagsMany']);
  });
  test('sends no logistic types with goods, and id and version only for an edit', () => {
    const typed = { ...good, logisticTypeId: id('d'), shippingTypeId: id('e') };
    expect(requestBody(typed, null)).toMatchObject({
      'Request.LogisticTypeId': unsetId,
      'Request.ShippingTypeId': unsetId,
      'Request.InServiceEnum': 1,
    });
    expect(requestBody({ ...typed, type: '4' }, null)).toMatchObject({ 'Request.LogisticTypeId': id('d') });
    expect(requestBody(typed, null)).not.toHaveProperty('Request.Id');
    expect(requestBody(typed, { id: id('7'), version: 2 })).toMatchObject({ 'Request.Id': id('7'), 'Request.Version': 2 });
  });
});

test('a request in state 1 is rejected (docs/behaviour.md#request-states)', () => {
  const at = (approveStatus: 1 | 2 | 3 | 4) =>
    requestStateOf({ approveStatus, isRejected: false, isPaused: false, isHidden: false, expiresAt: null }, 0);
  expect([at(1), at(2), at(3), at(4)]).toEqual(['rejected', 'ready', 'pending', 'approved']);
});
