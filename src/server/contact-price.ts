/**
 * The price of a first message, as the page shows it beside the button. The form reads it again, because the cached price list may be 20
 * seconds old.
 */
import { getCreditPlans } from '../../contract/plan/calls.ts';
import { chargeOf } from '../../contract/plan/charge.ts';
import { formatNumber } from '../i18n/format.ts';
import { callApi, orElse } from './call-api.ts';
import type { Visitor } from './visitor.ts';

/** @returns null if the list has no price for this kind, or cannot be read */
export async function contactPrice({ t, language }: Visitor, createdFor: number): Promise<string | null> {
  // The same call as on /plans, so that its answer is usually cached at the edge.
  const list = await orElse(callApi(getCreditPlans, { query: { getOnlySalable: false } }), null);
  const row = list?.servicePrices?.find(({ serviceTypeEnum }) => serviceTypeEnum === createdFor);
  if (row === undefined) return null;
  const { credits } = chargeOf(row);
  if (credits === 0) return t('contact.free');
  return t('contact.price', { price: t('common.credits', { count: credits, number: formatNumber(credits, language) }) });
}
