/** A business about whose content moderators have decided, by calls for one test. */
import type { APIRequestContext } from '@playwright/test';
import { addAppeal, getDecisions } from '../../../contract/decision/calls.ts';
import type { ShownDecision } from '../../../contract/decision/schemas.ts';
import type { CaseAct } from '../../../contract/decision/fields.ts';
import type { NoticeKind } from '../../../contract/notice/fields.ts';
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { ask, type Business, liveRequest, login, newBusiness } from './businesses.ts';
import { decideItem, reportContent } from './cases.ts';
import { newColleague } from './colleague.ts';
import { type Account, demoAccount } from './members.ts';
import { liveProduct } from './products.ts';

interface Words {
  /** Of a product and a request. */
  name: string;
  /** Of reports, grounds and appeals. */
  text: string;
}

export interface Decided extends Business {
  productId: string;
  requestId: string;
  decisions: ShownDecision[];
  /** A moderator who has not made the decisions, and so sees the appeals. */
  colleague: Account;
}

/**
 * A product and a request that were taken down, and a company that was warned and is reported again: three strikes. The appeal about the
 * product was dismissed, and the one about the request waits.
 */
export async function decidedBusiness(request: APIRequestContext, language: ApiLanguage, { name, text }: Words): Promise<Decided> {
  const business = await newBusiness(request, language);
  const { token, companyId, companyName } = business;
  // A code of a second factor signs in once, so the colleague who has signed in is not the one who is returned.
  const [moderator, second] = [await login(request, demoAccount('moderator')), await login(request, await newColleague(request))];
  const colleague = await newColleague(request);
  const goods = { product: `${name} 1 ${companyName}`, request: `${name} 2 ${companyName}` };
  const productId = await liveProduct(request, business, { name: goods.product, description: text, keyword: 'towels' });
  const requestId = await liveRequest(request, business, 1, goods.request);
  const found = { approve: false, reasons: ['FACTS_FALSE', 'CONTACT_DATA_IN_TEXT'], note: text };
  for (const [kind, id, title, act] of [
    ['product', productId, goods.product, 'TAKEN_DOWN'],
    ['request', requestId, goods.request, 'TAKEN_DOWN'],
    ['company', companyId, companyName, 'WARNED'],
  ] as const satisfies [NoticeKind, string, string, CaseAct][]) {
    await reportContent(request, kind, id, { text });
    await decideItem(request, moderator, 'notice', title, { ...found, act });
  }
  await reportContent(request, 'company', companyId, { text });
  const read = async () => (await ask<{ decisions: ShownDecision[] }>(request, pathOf(getDecisions), { method: 'GET', token })).decisions;
  for (const { kind, path } of (await read()).toSorted((one, other) => one.kind.localeCompare(other.kind))) {
    if (kind === 'company') continue;
    const guid = new URLSearchParams(path.split('?')[1]).get('token');
    await ask(request, pathOf(addAppeal), { data: { guid, text } });
    if (kind === 'product') await decideItem(request, second, 'appeal', goods.product, { approve: false, note: text });
  }
  return { ...business, productId, requestId, decisions: await read(), colleague };
}
