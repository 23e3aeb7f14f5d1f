import { expect, test } from 'vitest';
import { noticeKinds } from '../../../contract/notice/fields.ts';
import { noticeQuery } from '../../../contract/wire/page-query.ts';

test('the address of the report form takes every kind that can be reported, and no other', () => {
  expect(noticeKinds.filter((kind) => !noticeQuery.kind.pattern.test(kind))).toEqual([]);
  expect(noticeQuery.kind.pattern.source.split('|')).toHaveLength(noticeKinds.length);
});
