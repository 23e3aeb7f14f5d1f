/** Mails about approvals state what is public afterwards, and link to a page that their reader can open. */
import { afterEach, expect, test } from 'vitest';
import { dateText } from '../../../api/mail/date-text.ts';
import { outcomeText } from '../../../api/mail/outcome-text.ts';
import { dayMs, requestPublicMs } from '../../../contract/limits.ts';
import { getNotifications } from '../../../contract/notification/calls.ts';
import { setRequestPause } from '../../../contract/request/calls.ts';
import { clock, data } from '../../support/api/api-client.ts';
import { newId } from '../../../api/platform/ids.ts';
import { runSql } from '../../support/api/database.ts';
import { decided, editedCompany, editedRequest, type Published, published, sentCompany, sentRequest } from '../../support/api/published.ts';
import { decidedProduct, restricted } from '../../support/api/restricting.ts';
import { mailsTo } from '../../support/api/sent-mails.ts';

afterEach(() => clock.restart());

const business = () => published(`Yard ${newId().slice(0, 6)}`);
/** The newest mail, and where the newest notification leads. */
const latest = async ({ email, token }: Published) => ({
  mail: (await mailsTo(email))[0]?.text ?? '',
  href: (await data(getNotifications, { token })).notifications[0]?.href ?? '',
});

test('a request with a last day of its own is found until that day', async () => {
  const owner = await business();
  const day = new Date(clock.now() + 5 * dayMs).toISOString().slice(0, 10);
  const { request } = await editedRequest(owner, {
    'Request.Name': 'Short rope',
    'Request.Facts': JSON.stringify({ goods: undefined, validUntil: day }),
  });
  await sentRequest(owner, request?.id ?? '');
  expect(await decided('request', request?.id ?? '', true)).toBe('APPROVED');
  expect((await latest(owner)).mail).toContain(outcomeText('EN', 'requestPublic', Date.parse(day)));
});

test('a request is found for 60 days, until the day that its mail names', async () => {
  const owner = await business();
  expect((await mailsTo(owner.email)).some(({ text }) => text.includes(dateText(clock.now() + requestPublicMs, 'EN')))).toBe(true);
});

test('a paused request stays paused after its approval', async () => {
  const owner = await business();
  const { requestId } = owner;
  await editedRequest(owner, { 'Request.Id': requestId, 'Request.Name': 'Paused rope' });
  await sentRequest(owner, requestId);
  await data(setRequestPause, { token: owner.token, body: { id: requestId, isPaused: true } });
  expect(await decided('request', requestId, true)).toBe('APPROVED');
  const { mail, href } = await latest(owner);
  expect([mail.includes(outcomeText('EN', 'requestPaused')), mail.includes(`/edit-request/${requestId}`), href]).toEqual([
    true,
    true,
    `/edit-request/${requestId}`,
  ]);
});

test.each([
  ['true', 'companyListed'],
  ['false', 'companyHidden'],
] as const)('a company whose edit is approved is listed if it is shown: %s', async (isActive, outcome) => {
  const owner = await business();
  await editedCompany(owner, { Name: 'Renamed Yard', IsActive: isActive });
  await sentCompany(owner);
  expect(await decided('company', owner.company.id, true)).toBe('APPROVED');
  expect((await latest(owner)).mail).toContain(outcomeText('EN', outcome));
});

test.each([
  [1, 'productPublic', '/companies/'],
  [0, 'productHidden', '/edit-product/'],
] as const)('a corrected product is public again if its company is: %d', async (isActive, outcome, page) => {
  const owner = await business();
  await restricted(owner.productId);
  await runSql('UPDATE product SET resubmitted_at=?2, version=version+1 WHERE id=?1', owner.productId, clock.now());
  await runSql('UPDATE company SET is_active=?2 WHERE id=?1', owner.company.id, isActive);
  expect(await decidedProduct(owner.productId, true)).toBe('APPROVED');
  const { mail, href } = await latest(owner);
  expect([mail.includes(outcomeText('EN', outcome)), href.startsWith(page)]).toEqual([true, true]);
});
