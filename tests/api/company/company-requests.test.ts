/** Open requests of a company on its page: the newest, within the rows of a page. */
import { expect, test, vi } from 'vitest';
import { countReads, type ReadTrips } from '../../../api/platform/db/counting-db.ts';
import { findLiveCompany } from '../../../api/company/store.ts';
import { publicView } from '../../../api/company/view.ts';
import { getCompanyByPath } from '../../../contract/company/calls.ts';
import { companyRequestsShown, dayMs } from '../../../contract/limits.ts';
import { getRequestsByCompanyId } from '../../../contract/request/calls.ts';
import { clock, data, testEnv } from '../../support/api/api-client.ts';
import { database } from '../../support/api/api-fixtures.ts';
import { liveRequest, type Trader, trader } from '../../support/api/chat/chat-fixtures.ts';
import { addContent } from '../../support/api/large-trader.ts';
import { runSql } from '../../support/api/database.ts';

vi.setConfig({ testTimeout: 30_000 });
const pageRowsMax = 40;

const hasRequests = async (its: Trader) => (await data(getCompanyByPath, { body: { path: its.company.path } })).company.hasRequests;
const namesOf = async (its: Trader) =>
  (await data(getRequestsByCompanyId, { query: { id: its.company.id } })).requests.map(({ name }) => name);

test('a company’s page lists its newest open requests, and says whether it has any', async () => {
  const its = await trader();
  expect([await namesOf(its), await hasRequests(its)]).toEqual([[], false]);
  await liveRequest(its, 2, { name: 'Waits', approveStatus: 2 });
  await liveRequest(await trader(), 2, { name: 'Of others' });
  expect([await namesOf(its), await hasRequests(its)]).toEqual([[], false]);
  await liveRequest(its, 2, { name: 'Ends', expiresAt: clock.now() + dayMs });
  await liveRequest(its, 1, { name: 'Rope' });
  expect([await namesOf(its), await hasRequests(its)]).toEqual([['Rope', 'Ends'], true]);
  const { company } = await data(getCompanyByPath, { body: { path: its.company.path } });
  expect(company.requests?.map(({ name }) => name)).toEqual(['Rope', 'Ends']);
  clock.advance(dayMs);
  expect([await namesOf(its), await hasRequests(its)]).toEqual([['Rope'], true]);
  await runSql('UPDATE request SET is_active=0 WHERE company_id=?1', its.company.id);
  expect([await namesOf(its), await hasRequests(its)]).toEqual([[], false]);
});

test('a page reads no more rows for a company with many expired requests', async () => {
  const its = await trader();
  for (let number = 0; number < 80; number += 1) await liveRequest(its, 1, { name: `Old rope ${number}` });
  await runSql('UPDATE request SET is_active=0 WHERE company_id=?1', its.company.id);
  for (let number = 0; number < 10; number += 1) await liveRequest(its, 1, { name: `New rope ${number}` });
  const row = await findLiveCompany(database(), { path: its.company.path });
  if (row === null) throw new Error('the company is public');
  const read = async (): Promise<number> => {
    const trips: ReadTrips = [];
    await publicView({ db: countReads(database(), trips), env: testEnv, clock } as unknown as Parameters<typeof publicView>[0], row);
    return (await Promise.all(trips)).flat().reduce((sum, rows) => sum + rows, 0);
  };
  // Names of countries and categories are cached.
  await read();
  expect(await read()).toBeLessThanOrEqual(pageRowsMax);
  // Beside products they are shown as well.
  await addContent(its, 15);
  expect(await read()).toBeLessThanOrEqual(pageRowsMax);
  const { company } = await data(getCompanyByPath, { body: { path: its.company.path } });
  expect([company.products.length, company.requests?.length]).toEqual([12, companyRequestsShown]);
});
