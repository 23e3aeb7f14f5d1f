import type { Route } from '../platform/handler.ts';

export const userRoutes: readonly Route[] = [];
