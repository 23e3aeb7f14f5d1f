/** What a first message costs, for who has not pressed anything yet. The form asks again: the price list may be 20 seconds old. */
import { getCreditPlans } from '../../contract/plan/calls.ts';
import { chargeOf } from '../../contract/plan/charge.ts';
import { formatNumber } from '../i18n/format.ts';
import { ApiFailure, callApi } from './call-api.ts';
import type { Visitor } from './visitor.ts';

/** @returns null if the list has no price for it, or cannot be read */
export async function contactPrice({ t, language }: Visitor, createdFor: number): Promise<string | null> {
  try {
    // The question of /plans, whose answer is kept at the edge.
    const { servicePrices = [] } = await callApi(getCreditPlans, { query: { getOnlySalable: false } });
    const row = servicePrices.find(({ serviceTypeEnum }) => serviceTypeEnum === createdFor);
    if (row === undefined) return null;
    const { credits } = chargeOf(row);
    if (credits === 0) return t('contact.free');
    return t('contact.price', { price: t('common.credits', { count: credits, number: formatNumber(credits, language) }) });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return null;
  }
}
