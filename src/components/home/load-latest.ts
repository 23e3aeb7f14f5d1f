import { pageSizeMax } from '../../../contract/limits.ts';
import { getRequestCards } from '../../../contract/request/calls.ts';
import type { RequestCard } from '../../../contract/request/shapes.ts';
import { apiLanguage, type Language } from '../../../contract/text/languages.ts';
import { ApiFailure, callApi } from '../../server/call-api.ts';
import { latestOf, latestShown } from './latest-of.ts';

/** Requests of a kind for the home page (docs/behaviour.md#boost-on-home). */
export async function loadLatest(serviceType: 1 | 2, reader: Language): Promise<readonly RequestCard[]> {
  const asked = { filters: { serviceType }, language: apiLanguage(reader) };
  try {
    return (await callApi(getRequestCards, { body: { ...asked, size: latestShown, sort: 'latest' } })).requests;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.isOutage) throw error;
    return latestOf((await callApi(getRequestCards, { body: { ...asked, size: pageSizeMax } })).requests, Date.now());
  }
}
