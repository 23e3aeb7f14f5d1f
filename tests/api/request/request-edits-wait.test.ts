/** The public sees the last approved version of a request until an edit is decided (docs/behaviour.md#approved-version). */
import { describe, expect, test, vi } from 'vitest';
import { requestPublicMs } from '../../../contract/limits.ts';
import { getItem } from '../../../contract/moderation/calls.ts';
import { clock, data } from '../../support/api/api-client.ts';
import { approvedCompany, signIn } from '../../support/api/api-fixtures.ts';
import { answersWith, soughtOf, answersToGuests } from '../../support/api/public-sight.ts';
import { decided, editedRequest, moderatorToken, ownRequest, published, queued, sentRequest } from '../../support/api/published.ts';
import { pictureFile } from '../../support/data/sample-files.ts';
import { firstRow, runSql } from '../../support/api/database.ts';

// The time limit is long, because every public call is made several times.
vi.setConfig({ testTimeout: 60_000 });

describe('a request with a pending edit', () => {
  test('that renames it is shown as approved until the edit is approved; a rejected one is submitted again unchanged, or edited', async () => {
    const [before, after] = ['Jute sacks wanted', 'Weapons wanted'];
    const its = await published('Jute and Sisal Yard', before);
    const sought = await soughtOf(its, [before, 'Weapons', 'gunpowder']);
    const shown = await answersToGuests(sought);
    const id = its.requestId;
    const change = { 'Request.Id': id, 'Request.Name': after, 'Request.Description': 'Two crates.', 'Request.Keywords': ['gunpowder'] };
    const { request } = await editedRequest(its, change, { ImageList: pictureFile() });
    expect(request).toMatchObject({ name: after, description: 'Two crates.', approveStatus: 3, rejectReason: null });
    expect(request?.imageUrls).toHaveLength(1);
    expect(await answersToGuests(sought)).toEqual(shown);
    expect(await queued('request', id)).toMatchObject({ title: after, subtitle: its.company.name });
    const { request: seen } = await data(getItem, { token: await moderatorToken(), query: { kind: 'request', id } });
    expect(seen).toMatchObject({ name: after, approveStatus: 3, imageUrls: request?.imageUrls });

    expect(await decided('request', id, false)).toBe('REJECTED');
    expect(await answersToGuests(sought)).toEqual(shown);
    expect(await ownRequest(its, id)).toMatchObject({ name: after, approveStatus: 1 });
    expect(await sentRequest(its, id)).toBe('REQUEST_SENT');
    expect(await answersToGuests(sought)).toEqual(shown);
    expect(await queued('request', id)).toMatchObject({ title: after });
    await decided('request', id, false);
    await editedRequest(its, { ...change, 'Request.Name': 'Fireworks wanted', 'Request.ImageUrls': request?.imageUrls });
    expect(await ownRequest(its, id)).toMatchObject({ name: 'Fireworks wanted', approveStatus: 2 });
    expect(await sentRequest(its, id)).toBe('REQUEST_SENT');
    expect(await answersToGuests(sought)).toEqual(shown);

    clock.advance(1000);
    expect(await decided('request', id, true)).toBe('APPROVED');
    const now = await answersToGuests({ ...sought, words: [before, 'Fireworks', 'gunpowder'] });
    expect(answersWith(now, [before])).toEqual([]);
    for (const question of [
      'GetRequestCards {"body":{"size":50,"withFacets":true,"text":"gunpowder"}}',
      `GetRequestDetailById {"query":{"id":"${id}"}}`,
    ])
      expect(answersWith(now, ['Fireworks wanted'])).toContain(question);
    expect(answersWith(now, request?.imageUrls ?? ['?'])).toHaveLength(1);
    // Each approval gives 60 days, as before.
    expect(await firstRow('SELECT expires_at, pending_edit FROM request WHERE id=?1', id)).toEqual({
      expires_at: clock.now() + requestPublicMs,
      pending_edit: null,
    });
  });

  test('that moves it to another company is approved for that company, as long as that is public', async () => {
    const its = await published('First Works');
    const second = await approvedCompany(its, { name: 'Second Works' });
    const id = its.requestId;
    const { request } = await editedRequest(its, { 'Request.Id': id, 'Request.Name': 'Moved', 'Request.CompanyId': second.id });
    expect(request).toMatchObject({ companyId: second.id, companyName: 'Second Works', approveStatus: 3 });
    expect((await firstRow('SELECT company_id FROM request WHERE id=?1', id))?.['company_id']).toBe(its.company.id);
    expect(await queued('request', id)).toMatchObject({ subtitle: 'Second Works' });
    await runSql('UPDATE company SET is_active=0 WHERE id=?1', second.id);
    expect(await decided('request', id, true)).toBe('COMPANY_NOT_APPROVED');
    await runSql('UPDATE company SET is_active=1 WHERE id=?1', second.id);
    expect(await decided('request', id, true)).toBe('APPROVED');
    expect(await firstRow('SELECT company_id, name, is_active FROM request WHERE id=?1', id)).toEqual({
      company_id: second.id,
      name: 'Moved',
      is_active: 1,
    });
  });

  test('that expires meanwhile is public again after the approval; a rejected edit can be given up', async () => {
    const [its, other] = [await published('Late Ropes'), await published('Later Ropes')];
    for (const one of [its, other]) await editedRequest(one, { 'Request.Id': one.requestId, 'Request.Name': 'Sisal wanted' });
    clock.advance(requestPublicMs + 1);
    for (const one of [its, other]) one.token = await signIn(one);
    expect(await sentRequest(its, its.requestId)).toBe('NOT_SENDABLE');
    expect(await decided('request', its.requestId, true)).toBe('APPROVED');
    expect(await firstRow('SELECT name, is_active, expires_at FROM request WHERE id=?1', its.requestId)).toEqual({
      name: 'Sisal wanted',
      is_active: 1,
      expires_at: clock.now() + requestPublicMs,
    });
    await decided('request', other.requestId, false);
    await editedRequest(other, { 'Request.Id': other.requestId });
    expect(await ownRequest(other, other.requestId)).toMatchObject({ approveStatus: 4, rejectReason: null, name: 'Hemp rope wanted' });
    expect(await sentRequest(other, other.requestId)).toBe('REQUEST_SENT');
  });
});
