import type { Route } from '../platform/handler.ts';

export const searchRoutes: readonly Route[] = [];
