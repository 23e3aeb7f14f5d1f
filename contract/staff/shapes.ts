/** Shapes that several calls about staff share. */
import * as z from 'zod/mini';
import { flags } from '../permissions.ts';
import { budgetMax } from './fields.ts';

/** Some of the fifteen flags. */
export const flagInput = Object.fromEntries(flags.map((flag) => [flag, z.optional(z.boolean())])) as Record<
  (typeof flags)[number],
  z.ZodMiniOptional<z.ZodMiniBoolean>
>;

/** Credits per month. */
export const budget = z.int('INVALID').check(z.gte(0, 'INVALID'), z.lte(budgetMax, 'INVALID'));
