import type { Route } from '../platform/handler.ts';

export const sessionRoutes: readonly Route[] = [];
