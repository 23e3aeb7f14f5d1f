import { expect, test } from 'vitest';
import { withUnbrokenNumbers } from '../../../api/mail/unbroken.ts';

test.each([
  ['№ KRV-2026-000012.', ['KRV-2026-000012']],
  ['İstanbul 000000-0', ['000000-0']],
  ['November 30, 2026 at 9:45 PM UTC', ['November 30, 2026', '9:45 PM']],
  ['30 ноября 2026 г. в 21:45', ['30 ноября 2026 г.']],
  ['30 Kasım 2026 21:45', ['30 Kasım 2026']],
  ['٣٠ نوفمبر ٢٠٢٦ في ٩:٤٥ م', ['٣٠ نوفمبر ٢٠٢٦', '٩:٤٥ م']],
  ['ring-spun cotton, 70 × 140 cm', []],
  ['A-very-long-name-of-goods-2026-without-spaces', []],
])('in a mail, “%s” breaks nowhere in %j', (text, unbroken) => {
  const spans = [...withUnbrokenNumbers(text).matchAll(/<span style="white-space:nowrap">(.*?)<\/span>/g)];
  expect(spans.map(([, part]) => part)).toEqual(unbroken);
});
