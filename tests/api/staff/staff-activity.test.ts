/** What each member of staff has spent and done (ADR 029). */
import { expect, test } from 'vitest';
import { readActivity } from '../../../api/staff/activity-store.ts';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { boostCompany } from '../../../contract/company/calls.ts';
import { secondMs } from '../../../contract/limits.ts';
import { addAndEditProduct, deleteProduct } from '../../../contract/product/calls.ts';
import { deleteRequest, setRequestPause } from '../../../contract/request/calls.ts';
import { getStaffActivity, inviteSubUser } from '../../../contract/staff/calls.ts';
import { call, clock, data } from '../../support/api/api-client.ts';
import { database, lookups, staffOf } from '../../support/api/api-fixtures.ts';
import { pictureFile } from '../../support/data/sample-files.ts';
import { editedCompany, editedRequest, published } from '../../support/api/published.ts';
import { contact, liveRequest, opened, priceOf, trader } from '../../support/api/chat/chat-fixtures.ts';
import { runSql } from '../../support/api/database.ts';

const activity = (by: { token: string }, id: string, before?: string) =>
  data(getStaffActivity, { token: by.token, query: { id, ...(before !== undefined && { before }) } });

test('spending and actions are in one list, newest first, with the person who did them', async () => {
  await priceOf(0, 1, 30);
  const [main, other] = [await trader({ plan: 'premium' }), await trader()];
  const clerk = await staffOf(main, ['createChat', 'editAndDeleteCompany', 'productsAccess', 'requestsAccess', 'addAndEditSubUser']);
  const later = () => clock.advance(secondMs);
  await opened({ ...clerk, company: main.company }, other, { chatNameForAll: 'Dried figs' });
  later();
  await data(boostCompany, { token: clerk.token, body: { companyId: main.company.id, boostType: 1 } });
  later();
  const { categoryId, subCategoryId } = await lookups();
  const product = {
    'Product.Name': 'Figs',
    'Product.Description': 'Dried',
    'Product.CategoryId': categoryId,
    'Product.SubCategoryId': subCategoryId,
  };
  const body = { CompanyId: main.company.id, 'Product.ProductKeywords': ['figs', 'dried'], ...product } as never;
  const { id } = (await data(addAndEditProduct, { token: clerk.token, body, files: { ImageList: [await pictureFile()] } })).product;
  later();
  await data(deleteProduct, { token: clerk.token, query: { id } });
  later();
  await data(deleteRequest, { token: clerk.token, query: { id: await liveRequest(main, 1, { name: 'Twenty tonnes' }) } });
  later();
  await data(inviteSubUser, { token: clerk.token, body: { stEmail: 'nour-acted@example.test' } });
  // The list contains no activity of other colleagues.
  await contact(main, await trader());

  const { entries, next, hasCredits } = await activity(main, clerk.staffId);
  expect([next, hasCredits]).toEqual(['', true]);
  const shown = entries.map(({ what, name, credits }) => [what, name, credits]);
  expect(shown.slice(0, 4)).toEqual([
    ['staff-invite', '', null],
    ['request-delete', 'Twenty tonnes', null],
    ['product-delete', 'Figs', null],
    ['product-add', 'Figs', null],
  ]);
  expect(shown[4]).toEqual(['boost', main.company.name, expect.any(Number)]);
  expect(shown.slice(5).toSorted()).toEqual([
    ['chat-begin', 'Dried figs', null],
    ['contact', 'Dried figs', -30],
  ]);
  clock.restart();
});

test('a change of a colleague’s item is listed for the person who made it, also a pending one; a refused one is not', async () => {
  const owner = await published('Ropes of Izmir');
  const clerk = await staffOf(owner, ['editAndDeleteCompany', 'productsAccess', 'requestsAccess']);
  const their = { ...owner, token: clerk.token };
  const later = () => clock.advance(secondMs);
  expect((await editedRequest(their, { 'Request.Id': owner.requestId, 'Request.Description': 'Three tonnes.' })).code).toBe(
    'REQUEST_SAVED',
  );
  later();
  expect(await editedCompany(their, { Name: 'Ropes of Smyrna' })).toBe('COMPANY_SAVED_FOR_REVIEW');
  later();
  const { categoryId, subCategoryId } = await lookups();
  const change = (more: Record<string, unknown>) =>
    call(addAndEditProduct, {
      token: clerk.token,
      body: {
        CompanyId: owner.company.id,
        'Product.Id': owner.productId,
        'Product.Name': 'Hemp rope 14',
        'Product.Description': '14 mm',
        'Product.CategoryId': categoryId,
        'Product.SubCategoryId': subCategoryId,
        'Product.ProductKeywords': ['rope'],
        ...more,
      } as never,
      files: { ImageList: [pictureFile()] },
    });
  expect((await change({})).envelope.code).toBe('PRODUCT_SAVED');
  expect((await change({ 'Product.Version': 0 })).envelope.code).toBe('STALE_VERSION');
  later();
  for (const isPaused of [true, true, false]) {
    await data(setRequestPause, { token: clerk.token, body: { id: owner.requestId, isPaused } });
    later();
  }
  const { entries } = await activity(owner, clerk.staffId);
  expect(entries.map(({ what, name, credits }) => [what, name, credits])).toEqual([
    ['request-resume', 'Hemp rope wanted', null],
    ['request-pause', 'Hemp rope wanted', null],
    ['product-edit', 'Hemp rope 14', null],
    ['company-edit', 'Ropes of Izmir', null],
    ['request-edit', 'Hemp rope wanted', null],
  ]);
  clock.restart();
});

test('credits are shown to staff who may see transactions; another account’s staff are not found', async () => {
  await priceOf(0, 1, 30);
  const [main, other] = [await trader({ plan: 'premium' }), await trader()];
  const clerk = await staffOf(main, ['createChat']);
  const [head, below] = [await staffOf(main, ['addAndEditSubUser', 'createChat']), await staffOf(main, ['addAndEditSubUser'])];
  await opened({ ...clerk, company: main.company }, other);
  const { entries, hasCredits } = await activity(head, clerk.staffId);
  expect([hasCredits, entries.map(({ what }) => what)]).toEqual([false, ['chat-begin']]);
  const asked = (token: string) => call(getStaffActivity, { token, query: { id: clerk.staffId } });
  const codes = [(await asked(other.token)).status, (await asked(clerk.token)).status, (await asked(below.token)).status];
  expect(codes).toEqual([404, 403, 403]);
});

test('pages return each entry once, also entries of one moment; a page reads no more rows among thousands', async () => {
  const main = await trader();
  const clerk = await staffOf(main, []);
  const at = clock.now();
  await runSql(
    `INSERT INTO audit_log(id, at, actor_user_id, action, target_type, target_id, outcome, detail)
     SELECT printf('%024x', value + 900000), ?2 + value/50, ?1, 'product.add', 'product', 'x', 'done', '' FROM json_each(?3)`,
    clerk.id,
    at,
    JSON.stringify(Array.from({ length: 3000 }, (_, index) => index)),
  );
  const seen: string[] = [];
  let next: string | undefined;
  for (let page = 0; page < 10; page += 1) {
    const answer = await activity(main, clerk.staffId, next);
    seen.push(...answer.entries.map(({ id }) => id));
    next = answer.next;
  }
  expect([seen.length, new Set(seen).size, seen[0]]).toEqual([200, 200, (902_999).toString(16).padStart(24, '0')]);
  const trips: ReadTrips = [];
  await readActivity(countReads(database(), trips), clerk.id, { hasCredits: true, countMax: 21 });
  expect(trips.flat().reduce((sum, read) => sum + read, 0)).toBeLessThanOrEqual(60);
  expect((await call(getStaffActivity, { token: main.token, query: { id: clerk.staffId, before: "1' OR 1" } })).status).toBe(400);
});
