import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answeringContacts, answeringOf, type Contact } from '../../../api/company/answering.ts';
import { contactRefundMs, dayMs, hourMs, minuteMs } from '../../../contract/limits.ts';

const now = Date.UTC(2026, 10, 22);
const old = now - 10 * dayMs;
const answered = (...minutes: number[]): Contact[] => minutes.map((each) => ({ at: old, answeredAfterMs: each * minuteMs }));
const unanswered = (at: number): Contact => ({ at, answeredAfterMs: null });

describe('how a company answers', () => {
  test.each<[string, Contact[], ReturnType<typeof answeringOf>]>([
    ['nothing is told of four', answered(1, 2, 3, 4), null],
    ['the middle of five', answered(90, 10, 30, 20, 600), { percent: 100, medianMinutes: 30 }],
    ['the mean of the two in the middle', answered(10, 20, 40, 50, 60, 5), { percent: 100, medianMinutes: 30 }],
    ['at once is a minute', answered(0, 0, 0, 0, 0), { percent: 100, medianMinutes: 1 }],
    [
      'what was never answered counts against it',
      [...answered(10, 20, 30), unanswered(old), unanswered(old)],
      { percent: 60, medianMinutes: 20 },
    ],
    ['nobody was answered', Array.from({ length: 5 }, () => unanswered(old)), { percent: 0, medianMinutes: null }],
    ['what came an hour ago has time', [...answered(1, 2, 3, 4, 5), unanswered(now - hourMs)], { percent: 100, medianMinutes: 3 }],
    ['three days are enough', [...answered(1, 2, 3, 4), unanswered(now - contactRefundMs)], { percent: 80, medianMinutes: 3 }],
  ])('%s', (_, contacts, expected) => expect(answeringOf(contacts, now)).toEqual(expected));

  test('half of the answers are no later than the median, for any contacts', () => {
    const contact = fc.record({ at: fc.constant(old), answeredAfterMs: fc.option(fc.integer({ min: 0, max: 30 * dayMs })) });
    fc.assert(
      fc.property(fc.array(contact, { maxLength: answeringContacts.stored }), (contacts) => {
        const answering = answeringOf(contacts, now);
        if (answering === null) return contacts.length < answeringContacts.shownFrom;
        const spans = contacts.flatMap(({ answeredAfterMs }) => answeredAfterMs ?? []);
        const within = spans.filter((span) => Math.round(span / minuteMs) <= (answering.medianMinutes ?? 0)).length;
        return (
          answering.percent >= 0 &&
          answering.percent <= 100 &&
          (answering.medianMinutes === null ? spans.length === 0 : within * 2 >= spans.length)
        );
      }),
    );
  });
});
