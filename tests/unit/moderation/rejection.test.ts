import { describe, expect, test } from 'vitest';
import { readRejectReason, rejectReasonText } from '../../../contract/moderation/rejection.ts';

describe('a stored reason', () => {
  test('is parsed to the same reason', () => {
    const reason = { reasons: ['INCOMPLETE', 'ADDRESS_WRONG'], note: 'Which "quay"?\nNumber 4' };
    expect(readRejectReason(rejectReasonText(reason))).toEqual(reason);
  });

  test.each([
    ['plain words', { reasons: [], note: 'plain words' }],
    ['{"reasons":"INCOMPLETE"}', { reasons: [], note: '' }],
    ['{}', { reasons: [], note: '' }],
  ])('an invalid %s is parsed as far as possible', (text, reason) => {
    expect(readRejectReason(text)).toEqual(reason);
  });

  test.each(['null', '17', '"words"'])('%s is not parsed as a reason and does not fail', (text) => {
    expect(readRejectReason(text).reasons).toEqual([]);
  });
});
