/** The declarations of the subjects (api/subjects.ts) are complete and without contradictions. */
import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { jobsIn } from '../../../api/jobs/scheduled-run.ts';
import { subjects } from '../../../api/subjects.ts';
import { moderationKinds } from '../../../contract/moderation/calls.ts';
import { migratedIn } from '../../support/api/migrated-tables.ts';
import { subjectFaultsOf } from '../../support/api/subject-faults.ts';

const twice = (names: readonly string[]): string[] => names.filter((name, place) => names.indexOf(name) < place);

test('each table has one owner, a retention time or a reason to stay, and is exported and forgotten with its account', async () => {
  const tables = new Map([...(await migratedIn(env.ARCHIVE as D1Database)), ...(await migratedIn(env.DB))]);
  expect(tables.size).toBeGreaterThan(80);
  expect(subjectFaultsOf(subjects, tables)).toEqual([]);
});

test('each kind of item of the console has a queue', () => {
  const kinds = subjects.flatMap(({ moderation }) => moderation ?? []).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(moderationKinds.toSorted());
});

test('calls, console sections, data export, topics and mails belong to one subject each', () => {
  expect(twice(subjects.flatMap(({ routes }) => routes ?? []).map(({ call }) => call.name))).toEqual([]);
  expect(twice(subjects.flatMap(({ personalData }) => personalData?.exported ?? []).map(({ name }) => name))).toEqual([]);
  expect(twice(subjects.flatMap(({ deliveries }) => Object.keys(deliveries ?? {})))).toEqual([]);
  expect(twice(subjects.flatMap(({ mailValues }) => Object.keys(mailValues ?? {})))).toEqual([]);
});

test('a scheduled run does each job once, after the jobs whose results it needs', () => {
  const jobs = jobsIn(subjects);
  const names = jobs.map(({ name }) => name);
  expect(twice(names)).toEqual([]);
  const pairs = jobs.flatMap(({ name, after = [] }) => after.map((before) => [before, name] as const));
  expect(pairs.length).toBeGreaterThan(5);
  expect(pairs.filter(([before, name]) => names.indexOf(before) > names.indexOf(name))).toEqual([]);
});
