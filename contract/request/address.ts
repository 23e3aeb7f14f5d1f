/** Addresses of request pages (docs/requirements.md#public-routes-p-21). */
import type { ServiceType } from './shapes.ts';

/** First path segment of a request's address, by its service type. */
export const requestSegments: Record<ServiceType, string> = { 1: 'imports', 2: 'exports', 3: 'logistic-needs', 4: 'logistic-services' };

/** The address of one request, without language prefix. */
export const requestPath = (serviceType: ServiceType, id: string): string => `/${requestSegments[serviceType]}/${id}`;

/** Kinds whose list has an address of its own; the others are found in /requests. */
const ownLists: Partial<Record<string, string>> = { 1: '/imports', 2: '/exports' };

/** @param kind a service type, as number or as an address says it */
export const ownListOf = (kind: string | number | undefined): string | undefined => ownLists[String(kind)];

/** A new logistic need that begins with what a request says of its goods. */
export const freightPath = (goodsRequestId: string): string => `/add-request?type=3&goods=${goodsRequestId}`;
