import type { Route } from '../platform/handler.ts';

export const requestRoutes: readonly Route[] = [];
