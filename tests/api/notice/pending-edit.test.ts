/** Content that is taken down while it has a pending edit: the edit becomes its only version. */
import { describe, expect, test } from 'vitest';
import { approval } from '../../../contract/company/approval.ts';
import { getCompanyByPath } from '../../../contract/company/calls.ts';
import { liftDecision } from '../../../contract/decision/calls.ts';
import type { DecisionAct } from '../../../contract/decision/fields.ts';
import { decide, getQueue } from '../../../contract/moderation/calls.ts';
import { addNotice } from '../../../contract/notice/calls.ts';
import type { NoticeKind } from '../../../contract/notice/fields.ts';
import { getRequestDetailById, getUserRequestById } from '../../../contract/request/calls.ts';
import { call, data } from '../../support/api/api-client.ts';
import {
  decided,
  editedCompany,
  editedRequest,
  moderatorToken,
  ownCompany,
  published,
  queued,
  sentCompany,
  sentRequest,
} from '../../support/api/published.ts';
import { contested, decideWaiting, signedIn } from '../../support/api/decisions.ts';
import { firstRow, firstValue } from '../../support/api/database.ts';

async function takeDown(kind: NoticeKind, id: string): Promise<void> {
  const body = { kind, id, reason: 'FALSE_FACTS', text: 'Never issued.', name: 'Mira', email: 'mira@example.test', isTrue: true } as const;
  await data(addNotice, { body });
  const token = await moderatorToken();
  const caseId = await firstValue<string>('SELECT id FROM notice_case WHERE target_id=?1', id);
  const item = (await data(getQueue, { token, query: { kind: 'notice' } })).items.find((each) => each.id === caseId);
  await data(decide, {
    token,
    body: { kind: 'notice', id: item?.id ?? '', version: item?.version ?? -1, approve: false, reasons: ['FACTS_FALSE'] },
  });
}

test('a request: the edit no longer waits, and is what becomes public after the next approval', async () => {
  const its = await published('Quay works', 'Hemp rope wanted');
  const id = its.requestId;
  await editedRequest(its, { 'Request.Id': id, 'Request.Name': 'Sisal rope wanted', 'Request.Send': 'true' });
  expect((await queued('request', id))?.title).toBe('Sisal rope wanted');
  expect((await data(getRequestDetailById, { query: { id } })).request.name).toBe('Hemp rope wanted');

  await takeDown('request', id);
  expect(await queued('request', id)).toBeUndefined();
  expect((await call(getRequestDetailById, { query: { id } })).status).not.toBe(200);
  const own = async () => (await data(getUserRequestById, { token: its.token, query: { id } })).request;
  expect(await own()).toMatchObject({ name: 'Sisal rope wanted', rejectReason: expect.stringContaining('FACTS_FALSE') as string });
  const stored = await firstRow('SELECT name, pending_edit, pending_status, approve_status FROM request WHERE id=?1', id);
  expect(stored).toEqual({ name: 'Sisal rope wanted', pending_edit: null, pending_status: null, approve_status: approval.incomplete });

  await sentRequest(its, id);
  expect(await decided('request', id, true)).toBe('APPROVED');
  expect((await data(getRequestDetailById, { query: { id } })).request.name).toBe('Sisal rope wanted');
});

test('a company: the edit no longer waits, and is what becomes public after the next approval', async () => {
  const its = await published('Quay works');
  const { id, path } = its.company;
  await editedCompany(its, { Name: 'Harbour works' });
  await sentCompany(its);
  expect((await queued('company', id))?.title).toBe('Harbour works');

  await takeDown('company', id);
  expect(await queued('company', id)).toBeUndefined();
  expect((await call(getCompanyByPath, { body: { path } })).status).not.toBe(200);
  expect(await ownCompany(its)).toMatchObject({
    name: 'Harbour works',
    rejectReason: expect.stringContaining('FACTS_FALSE') as string,
  });
  const stored = await firstRow('SELECT pending_edit, pending_status, approve_status FROM company WHERE id=?1', id);
  expect(stored).toEqual({ pending_edit: null, pending_status: null, approve_status: approval.incomplete });

  await sentCompany(its);
  expect(await decided('company', id, true)).toBe('APPROVED');
  expect((await data(getCompanyByPath, { body: { path } })).company.name).toBe('Harbour works');
});

describe('undoing a decision publishes nothing that no moderator has approved', () => {
  const reviewer = signedIn('moderator');
  const newest = async (id: string, act: DecisionAct): Promise<string> =>
    (await firstValue<string>('SELECT id FROM decision WHERE target_id=?1 AND act=?2 ORDER BY seq DESC LIMIT 1', id, act)) ?? '';
  const lifted = async (id: string) =>
    data(liftDecision, { token: await reviewer(), body: { id: await newest(id, 'TAKEN_DOWN'), note: 'It was mistaken.' } });

  test('a company with an edit that was not sent, and one whose edit was rejected, take the usual review', async () => {
    for (const isRejected of [false, true]) {
      const its = await published('Quay works');
      const { id, path } = its.company;
      await editedCompany(its, { Name: 'Unseen works' });
      if (isRejected) {
        await sentCompany(its);
        expect(await decided('company', id, false)).toBe('REJECTED');
      }
      await takeDown('company', id);
      await lifted(id);
      expect((await call(getCompanyByPath, { body: { path } })).status).not.toBe(200);
      await sentCompany(its);
      expect(await decided('company', id, true)).toBe('APPROVED');
      expect((await data(getCompanyByPath, { body: { path } })).company.name).toBe('Unseen works');
    }
  });

  test('a request with an edit that waited takes the usual review', async () => {
    const its = await published('Quay works', 'Hemp rope wanted');
    const id = its.requestId;
    await editedRequest(its, { 'Request.Id': id, 'Request.Name': 'Unseen rope wanted', 'Request.Send': 'true' });
    await takeDown('request', id);
    await lifted(id);
    expect((await call(getRequestDetailById, { query: { id } })).status).not.toBe(200);
  });

  test('content that was taken down after a rejection stays hidden when the rejection alone is undone', async () => {
    const its = await published('Quay works', 'Hemp rope wanted');
    const id = its.requestId;
    await editedRequest(its, { 'Request.Id': id, 'Request.Name': 'Refused rope wanted', 'Request.Send': 'true' });
    expect(await decided('request', id, false)).toBe('REJECTED');
    const rejection = await newest(id, 'REJECTED');
    await takeDown('request', id);
    const { appealId } = await contested(rejection);
    await decideWaiting(await reviewer(), 'appeal', appealId, true);
    expect((await call(getRequestDetailById, { query: { id } })).status).not.toBe(200);
  });
});
