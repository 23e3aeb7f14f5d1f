import type { Route } from '../platform/handler.ts';

export const companyRoutes: readonly Route[] = [];
