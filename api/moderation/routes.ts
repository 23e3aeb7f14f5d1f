import type { Route } from '../platform/handler.ts';

export const moderationRoutes: readonly Route[] = [];
