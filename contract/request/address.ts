/** Addresses of request pages (docs/requirements.md#public-routes-p-21). */
import type { ServiceType } from './shapes.ts';

/** First path segment of a request's address, by its service type. */
export const requestSegments: Record<ServiceType, string> = { 1: 'imports', 2: 'exports', 3: 'logistic-needs', 4: 'logistic-services' };

/** The address of one request, without language prefix. */
export const requestPath = (serviceType: ServiceType, id: string): string => `/${requestSegments[serviceType]}/${id}`;

/** Kinds whose list has its own address; the others are filters of /requests. */
const ownLists: Partial<Record<string, string>> = { 1: '/imports', 2: '/exports' };

/** @param kind a service type, as a number or as in an address */
export const ownListOf = (kind: string | number | undefined): string | undefined => ownLists[String(kind)];

/** Needs, services, or both. */
export const isLogistics = (kind: string | number | undefined): boolean => ['3', '4', 'other'].includes(String(kind));
/** The list of logistics requests of both kinds. */
export const logisticsPath = '/requests?type=other';
/** The list of the main menu that contains requests of a kind; undefined for requests of all kinds. */
export const menuListOf = (kind: string | number | undefined): string | undefined =>
  ownListOf(kind) ?? (isLogistics(kind) ? logisticsPath : undefined);

/** The form of a new logistic need that starts with the facts of the goods in a request. */
export const freightPath = (goodsRequestId: string): string => `/add-request?type=3&goods=${goodsRequestId}`;
