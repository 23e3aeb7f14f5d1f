import type { Route } from '../platform/handler.ts';

export const authRoutes: readonly Route[] = [];
