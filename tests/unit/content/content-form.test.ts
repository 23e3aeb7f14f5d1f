/** Validation and submission of what editors type. */
import { describe, expect, test } from 'vitest';
import { contentFaults, minorOf } from '../../../contract/publishing/values.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

stubBrowser();
const { emptyValues, entryValues, sentFields, typedValues } = await import('../../../src/account/moderation/content/form.ts');
const { kindsOf } = await import('../../../src/account/moderation/content/address.ts');
const { sectionsOf } = await import('../../../src/account/moderation/sections.ts');

describe('access to content', () => {
  test('editors see content only, moderators see their queues only', () => {
    expect([sectionsOf('editor'), sectionsOf('moderator').includes('content'), sectionsOf('administrator').includes('content')]).toEqual([
      ['content'],
      false,
      true,
    ]);
    expect([kindsOf('editor'), kindsOf('administrator').length]).toEqual([['news', 'page', 'banner', 'category'], 7]);
  });
});

describe('numbers', () => {
  const priceOf = (typed: string, language: 'en' | 'tr' | 'ar'): string | undefined => {
    const values = entryValues('pack', emptyValues);
    return typedValues('pack', { ...values, AR: { ...values.AR, price: typed } }, language).texts.AR?.['price'];
  };

  test('are typed in the digits and signs of a language, and sent as decimals', () => {
    expect([priceOf('١٩٠٫٥٠', 'ar'), priceOf('1.190,00', 'tr'), priceOf('1,190', 'en'), priceOf('', 'en')]).toEqual([
      '190.50',
      '1190.00',
      '1190.00',
      '',
    ]);
    const values = entryValues('pack', emptyValues);
    expect(typedValues('pack', { ...values, shared: { credits: '٢٥٠', position: '3' } }, 'ar').shared).toEqual({
      credits: '250',
      position: '3',
    });
  });

  test('an invalid one is reported, not dropped', () => {
    expect(priceOf('twelve', 'en')).toBe('twelve');
    expect(contentFaults('pack', { shared: { credits: '0' }, texts: { EN: { price: 'twelve' } } }, false)).toEqual({
      'shared.credits': 'INVALID_NUMBER',
      'EN.price': 'INVALID_NUMBER',
    });
    expect(contentFaults('pack', { shared: { credits: '1' }, texts: { EN: { price: '0' } } }, false)).toEqual({});
    expect([minorOf('190.00'), minorOf('190'), minorOf('190.5'), minorOf('-1'), minorOf('')]).toEqual([19_000, 19_000, null, null, null]);
  });
});

test('an entry needs text in one language, a page in all four', () => {
  expect(Object.keys(contentFaults('news', emptyValues, true, 'AR'))).toEqual(['AR.title', 'AR.description', 'AR.content']);
  expect(Object.keys(contentFaults('page', emptyValues, true))).toHaveLength(12);
  expect(contentFaults('news', emptyValues, false)).toEqual({});
});

test('a kind sends its own fields only', () => {
  expect(Object.keys(sentFields('price', { shared: { payOrder: '2' }, texts: {} }))).toEqual(['shared']);
  expect(Object.keys(sentFields('page', emptyValues))).toEqual(['EN', 'TR', 'RU', 'AR']);
});
