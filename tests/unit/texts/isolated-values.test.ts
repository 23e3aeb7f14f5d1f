/** Values inside of sentences, also of labels that have no elements: their letters do not mix with those of the sentence. */
import { expect, test } from 'vitest';
import { isolated, isolatedWhereMixed } from '../../../contract/text/isolate.ts';
import { languages } from '../../../contract/text/languages.ts';
import { textsOf } from '../../support/browser/texts.ts';

test.each(languages)('a label isolates the name that it contains where the directions differ, in %s', (language) => {
  const t = textsOf(language);
  const names = { ltr: 'Gediz A.Ş.', rtl: 'النيل (2026)' };
  const other = language === 'ar' ? names.ltr : names.rtl;
  const same = language === 'ar' ? names.rtl : names.ltr;
  for (const key of ['account.removeOne', 'product.editNamed', 'staff.changeOf'] as const) {
    expect(t(key, { name: other })).toContain(isolated(other));
    expect(t(key, { name: same })).toContain(same);
    expect(t(key, { name: same })).not.toContain(isolated(same));
  }
});

test('what is isolated already, and a number, stay as they are', () => {
  expect(isolatedWhereMixed('rtl', isolated('Gediz'))).toBe(isolated('Gediz'));
  expect(isolatedWhereMixed('rtl', `١٦٬٨٠٠ ${isolated('US$')}`)).toBe(`١٦٬٨٠٠ ${isolated('US$')}`);
  expect(['٢٥', '25', ''].map((value) => isolatedWhereMixed('rtl', value))).toEqual(['٢٥', '25', '']);
});
