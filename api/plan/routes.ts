import type { Route } from '../platform/handler.ts';

export const planRoutes: readonly Route[] = [];
