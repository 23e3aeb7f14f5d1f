/** The contract validates dates and times of calls in one place. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wholeCalls as calls } from '../../../contract/wire/schemas.ts';
import { phonePattern } from '../../../contract/phone.ts';
import { calendarDay, instant } from '../../../contract/wire/wire.ts';
import { datesOf, impossibleDates, isDate, textsOf } from '../../support/data/date-fields.ts';
import { filesOf, root } from '../../support/structure/packages.ts';

describe.each([
  ['a day', calendarDay, ['2000-01-01', '2024-02-29', '2026-11-22', '2100-12-31']],
  ['a moment', instant, ['2000-01-01T00:00:00Z', '2026-11-22T09:30:00.000Z', '2100-12-31T23:59:59.999Z']],
] as const)('%s', (_, schema, good) => {
  test.each(good)('%j is valid', (text) => {
    expect(schema.safeParse(text).data).toBe(text);
  });

  test.each(impossibleDates)('%j is invalid', (text) => {
    expect(schema.safeParse(text).error?.issues.map(({ message }) => message)).toContain('INVALID_DATE');
  });
});

test('calls take days and moments', () => {
  const named = calls.filter(({ call }) => datesOf(call).length > 0).map(({ call }) => call.name);
  expect(named).toEqual(expect.arrayContaining(['GetAuditLog', 'GetCounters', 'GetAnalytics', 'PublishContent', 'AddAndEditCertificate']));
});

test('a field whose pattern accepts dates only uses the schemas of dates', () => {
  const takes = (pattern: string, text: string): boolean => new RegExp(pattern, 'u').test(text);
  const dates = ['2026-11-22', '2026-11-22T09:30Z', '2026-11-22T09:30:00Z', '2026-11', '22.11.2026', '11/22/2026'];
  const others = calls.flatMap(({ call }) =>
    textsOf(call)
      // Digits and hyphens are a number to call as well.
      .filter((field) => !isDate(field) && field.pattern !== phonePattern.source)
      .filter(({ pattern }) => pattern !== undefined && dates.some((date) => takes(pattern, date)) && !takes(pattern, 'word'))
      .map(({ path }) => `${call.name} ${path.join('.')}`),
  );
  expect(others).toEqual([]);
});

describe('strings that the API parses as dates', () => {
  /**
   * Where a text becomes a time: values validated by the schemas of dates, values written by the API itself, or a header that is only
   * compared.
   */
  const known: Readonly<Record<string, readonly string[]>> = {
    'api/catalogue/list-filters.ts': ['new Date(now + (validDays + index) * dayMs)'],
    'api/catalogue/merge-store.ts': ['new Date(now)'],
    'api/company/certificate-store.ts': ['new Date(at)'],
    'api/company/facts.ts': ['new Date(now)'],
    'api/credit/budget-store.ts': ['new Date(now)', 'new Date(now)'],
    'api/jobs/scheduled-run.ts': ['new Date(now)'],
    'api/notification/store.ts': ['Date.parse(newest)'],
    'api/moderation/audit.ts': ['Date.parse(`${day}T00:00:00Z`)'],
    'api/analytics/period.ts': ['new Date(day * dayMs)', 'Date.parse(`${text}T00:00:00Z`)', 'new Date(day * dayMs)'],
    'api/payment/receipt-store.ts': ['new Date(now)'],
    'api/platform/security/access-token.ts': ['new Date(nowMs)'],
    'api/platform/clock.ts': ['new Date(ms)'],
    'api/platform/media-route.ts': ["Date.parse(headers.get('if-modified-since') ?? '')"],
    'api/publishing/publish.ts': ['Date.parse(body.at)'],
    'api/second-factor/rule.ts': ['Date.parse(`${day}T00:00:00Z`)'],
    'api/push/text.ts': ['new Date(date)'],
    'api/quote/pro-forma.ts': ['new Date(now)'],
    'api/system/alarms.ts': ['new Date(at)'],
    'api/system/routes.ts': ['Date.parse(query.until)'],
    'contract/decision/fields.ts': ['new Date(decidedAt)'],
    'contract/request/rules.ts': ['Date.parse(day)'],
    'contract/transparency/rows.ts': ['new Date(ms)'],
  };

  /** The call with all that its brackets hold. */
  function readingsIn(source: string): string[] {
    return [...source.matchAll(/\bnew Date\(|\bDate\.parse\(/g)].map(({ 0: begin, index }) => {
      let depth = 1;
      let end = index + begin.length;
      for (; depth > 0; end += 1) depth += { '(': 1, ')': -1 }[source[end] ?? ''] ?? 0;
      return source.slice(index, end);
    });
  }

  test('each place is listed here, with what it parses', () => {
    const found = ['api', 'contract']
      .flatMap(filesOf)
      .map((file): [string, string[]] => [file, readingsIn(readFileSync(join(root, file), 'utf8'))])
      .filter(([, readings]) => readings.length > 0);
    expect(Object.fromEntries(found)).toEqual(known);
  });
});
