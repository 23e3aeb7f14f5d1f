import { isId } from '../../../contract/wire/ids.ts';
import { apiLanguage, type Language } from '../../../contract/text/languages.ts';
import { relatedRequestsFetched, relatedRequestsShown } from '../../../contract/limits.ts';
import { requestPath } from '../../../contract/request/address.ts';
import { getRequestCardsFromCategoriesOrSubCategories, getRequestDetailById } from '../../../contract/request/calls.ts';
import type { RequestCard, RequestDetail, ServiceType } from '../../../contract/request/shapes.ts';
import { callApi, orElse, orNull } from '../../server/call-api.ts';

type Loaded = { request: RequestDetail; related: RequestCard[] } | { leadsTo: string; status: 301 | 302 };

/**
 * A public request with related ones, in the reader's language if translated. Redirects home if it cannot be loaded, and to the right
 * address for another prefix.
 */
export async function loadRequest(id: string | undefined, serviceType: ServiceType, reader: Language): Promise<Loaded> {
  if (!isId(id)) return { leadsTo: '/', status: 302 };
  const found = await orNull(callApi(getRequestDetailById, { body: { id, language: apiLanguage(reader) } }));
  if (found === null) return { leadsTo: '/', status: 302 };
  const { request } = found;
  if (request.inServiceEnum !== serviceType) return { leadsTo: requestPath(request.inServiceEnum, request.id), status: 301 };
  return { request, related: await loadRelated(request, reader) };
}

/** Requests of other companies, of the same kind and category; a failure does not affect the page. */
async function loadRelated(request: RequestDetail, reader: Language): Promise<RequestCard[]> {
  const { id: exceptId, companyId: exceptCompanyId, categoryId, inServiceEnum: serviceType } = request;
  const filters = { categoryId, serviceType };
  const body = { size: relatedRequestsFetched, exceptId, exceptCompanyId, filters, language: apiLanguage(reader) };
  const { requests } = await orElse(callApi(getRequestCardsFromCategoriesOrSubCategories, { body }), { requests: [] });
  return requests.slice(0, relatedRequestsShown);
}
