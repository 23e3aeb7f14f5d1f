import type { Route } from '../platform/handler.ts';

export const contentRoutes: readonly Route[] = [];
