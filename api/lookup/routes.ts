import type { Route } from '../platform/handler.ts';

export const lookupRoutes: readonly Route[] = [];
