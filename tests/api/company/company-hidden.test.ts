/**
 * IsActive: a company that its owner hides is removed from everything public at once, with everything that belongs to it. All of it is
 * public again together (docs/behaviour.md#approved-version).
 */
import { describe, expect, test, vi } from 'vitest';
import { requestPublicMs } from '../../../contract/limits.ts';
import { clock } from '../../support/api/api-client.ts';
import { approvedCompany, signIn } from '../../support/api/api-fixtures.ts';
import type { Trader } from '../../support/api/chat/chat-fixtures.ts';
import { answersWith, soughtOf, answersToGuests } from '../../support/api/public-sight.ts';
import { decided, editedCompany, editedRequest, ownRequest, published, sentRequest } from '../../support/api/published.ts';
import { firstRow } from '../../support/api/database.ts';

// The time limit is long, because every public call is made several times.
vi.setConfig({ testTimeout: 60_000 });

let number = 0;
const newName = (): string => {
  number += 1;
  return `Zwölfer${String.fromCodePoint(96 + number)} Rope Works`;
};

describe('a hidden company', () => {
  const hide = (its: Trader) => editedCompany(its, { IsActive: 'false' });
  const show = (its: Trader) => editedCompany(its, { IsActive: 'true' });

  test('removes page, products and requests from every public call and total at once, and restores them', async () => {
    const before = newName();
    const its = await published(before);
    const sought = await soughtOf(its, [before, 'Hemp rope']);
    const shown = await answersToGuests(sought);
    expect(await hide(its)).toBe('COMPANY_SAVED');
    const hidden = await answersToGuests(sought);
    const traces = [before, its.company.id, its.company.path, its.requestId, its.productId];
    expect(answersWith(hidden, traces)).toEqual([]);
    const counted = (answers: Record<string, unknown>) => {
      const { imports, companies } = (answers['GetMainMenuItems {}'] as { data: Record<string, number> }).data;
      const facets = (answers['GetRequestFacets {"query":{}}'] as { data: { total: number } }).data;
      return [imports, companies, facets.total];
    };
    expect(counted(hidden)).toEqual(counted(shown).map((count) => (count ?? 0) - 1));
    expect(await ownRequest(its, its.requestId)).toMatchObject({ approveStatus: 4, isActive: false });
    expect(await show(its)).toBe('COMPANY_SAVED');
    expect(await answersToGuests(sought)).toEqual(shown);
  });

  test('is hidden although the same edit has a new name that is pending, and the decision changes nothing about it', async () => {
    const [before, after] = [newName(), newName()];
    const its = await published(before);
    const sought = await soughtOf(its, [before, after]);
    expect(await editedCompany(its, { Name: after, IsActive: 'false' })).toBe('COMPANY_SAVED_FOR_REVIEW');
    const traces = [before, after, its.company.id, its.requestId, its.productId];
    expect(answersWith(await answersToGuests(sought), traces)).toEqual([]);
    await decided('company', its.company.id, true);
    expect(answersWith(await answersToGuests(sought), traces)).toEqual([]);
    await editedCompany(its, { Name: after, IsActive: 'true' });
    expect(answersWith(await answersToGuests(sought), [its.requestId]).length).toBeGreaterThan(0);
  });

  test('can neither add, submit nor get approved a request; a request moved to a visible company is visible', async () => {
    const its = await published(newName());
    const second = await approvedCompany(its, { name: 'Second Yard' });
    const { request: ready } = await editedRequest(its, { 'Request.Name': 'Ready' });
    const { request: waiting } = await editedRequest(its, { 'Request.Name': 'Waiting' });
    await sentRequest(its, waiting?.id ?? '');
    await hide(its);
    expect((await editedRequest(its, { 'Request.Name': 'New' })).code).toBe('COMPANY_NOT_APPROVED');
    expect(await sentRequest(its, ready?.id ?? '')).toBe('COMPANY_NOT_APPROVED');
    expect(await decided('request', waiting?.id ?? '', true)).toBe('COMPANY_NOT_APPROVED');
    const isActive = async () => (await firstRow('SELECT is_active FROM request WHERE id=?1', its.requestId))?.['is_active'];
    expect((await editedRequest(its, { 'Request.Id': its.requestId, 'Request.Description': 'Still hidden.' })).code).toBe('REQUEST_SAVED');
    expect(await isActive()).toBe(0);
    expect((await editedRequest(its, { 'Request.Id': its.requestId, 'Request.CompanyId': second.id })).code).toBe('REQUEST_SAVED');
    expect(await isActive()).toBe(1);
    await show(its);
    expect(await decided('request', waiting?.id ?? '', true)).toBe('APPROVED');
  });

  test('requests that expire meanwhile stay hidden, and can be submitted again', async () => {
    const its = await published(newName());
    await hide(its);
    clock.advance(requestPublicMs + 1);
    its.token = await signIn(its);
    await show(its);
    const state = async () => firstRow('SELECT is_active, hidden_with_company FROM request WHERE id=?1', its.requestId);
    expect(await state()).toEqual({ is_active: 0, hidden_with_company: 0 });
    expect(await sentRequest(its, its.requestId)).toBe('REQUEST_SENT');
    expect(await decided('request', its.requestId, true)).toBe('APPROVED');
    expect(await state()).toEqual({ is_active: 1, hidden_with_company: 0 });
  });

  test('a company hidden while its request is approved: the request is not public', async () => {
    for (let round = 0; round < 3; round += 1) {
      const its = await published(`Hiding ${round} Ropes`);
      const { request } = await editedRequest(its, { 'Request.Name': `Racing ${round}` });
      await sentRequest(its, request?.id ?? '');
      await Promise.all([decided('request', request?.id ?? '', true), editedCompany(its, { IsActive: 'false' })]);
      expect(
        await firstRow('SELECT COUNT(*) AS n FROM request WHERE company_id=?1 AND approve_status=4 AND is_active=1', its.company.id),
      ).toEqual({
        n: 0,
      });
    }
  });
});
