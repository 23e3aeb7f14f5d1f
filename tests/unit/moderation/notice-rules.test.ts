/** The checks of the report form, in the browser and at the edge. */
import { expect, test } from 'vitest';
import { evidenceFilesMax, noticeLengths } from '../../../contract/notice/fields.ts';
import { evidenceFault, noticeBody, noticeRules, type NoticeValues } from '../../../contract/notice/notice-rules.ts';
import { uploadBytesMax } from '../../../contract/limits.ts';
import { faultsOf } from '../../../contract/wire/check.ts';

const right: NoticeValues = {
  reason: 'STOLEN_CONTENT',
  text: ' It is my picture. ',
  rights: ' Copyright of Mira Osman ',
  name: ' Mira Osman ',
  email: ' mira@kervan.example ',
  isTrue: true,
};
const faults = (changes: Partial<NoticeValues>): string[] =>
  faultsOf(noticeRules, { ...right, ...changes }, undefined).map(({ field, check }) => `${field} ${check}`);

test('a complete report has no fault, and is sent without blanks around its texts', () => {
  expect(faults({})).toEqual([]);
  expect(noticeBody(right)).toEqual({
    reason: 'STOLEN_CONTENT',
    text: 'It is my picture.',
    rights: 'Copyright of Mira Osman',
    name: 'Mira Osman',
    email: 'mira@kervan.example',
  });
});

test('each missing, wrong or long field has its fault; the right is asked for where one is infringed', () => {
  expect(faults({ reason: '', text: ' ', rights: '', name: '', email: '', isTrue: false })).toEqual([
    'reason REQUIRED',
    'text REQUIRED',
    'name REQUIRED',
    'email REQUIRED',
    'isTrue REQUIRED',
  ]);
  expect(faults({ rights: ' ' })).toEqual(['rights REQUIRED']);
  expect(faults({ reason: 'SPAM', rights: '' })).toEqual([]);
  expect(noticeBody({ ...right, reason: 'SPAM' })).not.toHaveProperty('rights');
  expect(faults({ email: 'mira at kervan' })).toEqual(['email INVALID_EMAIL']);
  expect(faults({ text: 'x'.repeat(noticeLengths.text + 1) })).toEqual(['text TOO_LONG']);
  expect(faults({ text: ` ${'x'.repeat(noticeLengths.text)} ` })).toEqual([]);
});

test('files of a report: as many, as large, and of the kinds that the API takes', () => {
  const pdf = { name: 'proof.pdf', size: 1000 };
  const most = Array.from({ length: evidenceFilesMax }, () => pdf);
  expect(evidenceFault(0, most)).toBeNull();
  expect(evidenceFault(1, most)).toBe('TOO_MANY');
  expect(evidenceFault(0, [pdf, { name: 'proof.exe', size: 1000 }])).toBe('UNSUPPORTED_MEDIA');
  expect(evidenceFault(0, [pdf, { name: 'proof.pdf', size: 0 }])).toBe('EMPTY_FILE');
  expect(evidenceFault(0, [pdf, { name: 'proof.pdf', size: uploadBytesMax + 1 }])).toBe('TOO_LARGE');
});
