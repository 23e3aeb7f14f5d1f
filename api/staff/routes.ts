import type { Route } from '../platform/handler.ts';

export const staffRoutes: readonly Route[] = [];
