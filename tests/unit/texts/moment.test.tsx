import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { TextsOf } from '../../../src/i18n/keys.ts';
import type { Language } from '../../../contract/text/languages.ts';
import { TextsProvider, useTexts } from '../../../src/i18n/texts.tsx';

afterEach(() => vi.useRealTimers());

const t = ((key: string) => key) as unknown as TextsOf;
const Moment = ({ at }: { at: Date }) => useTexts().moment(at.toISOString());
const momentOf = (language: Language, at: Date): string =>
  renderToStaticMarkup(
    <TextsProvider t={t} language={language}>
      <Moment at={at} />
    </TextsProvider>,
  );

test.each<[Language, string, string, string]>([
  ['en', '09:30 AM', 'Nov 20', 'Nov 20, 2025'],
  ['tr', '09:30', '20 Kas', '20 Kas 2025'],
  ['ru', '09:30', '20 нояб.', '20 нояб. 2025 г.'],
  ['ar', '٠٩:٣٠ ص', '٢٠ نوفمبر', '٢٠ نوفمبر ٢٠٢٥'],
])('in %s a moment of today is its time, one of this year its day, and an earlier one has its year', (language, time, day, dated) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 15) });
  const moments = [new Date(2026, 10, 21, 9, 30), new Date(2026, 10, 20, 9, 30), new Date(2025, 10, 20, 9, 30)];
  expect(moments.map((at) => momentOf(language, at))).toEqual([time, day, dated]);
});
