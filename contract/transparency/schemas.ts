import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { halvesShown, transparencyGroups } from './rows.ts';

const half = z.object({
  year: z.number(),
  isFirst: z.boolean(),
  /** Whether the half-year is the present one, whose counts still grow. */
  isRunning: z.boolean(),
});

export const getTransparency = {
  data: z.object({
    /** The newest first. */
    halves: z.array(half),
    rows: z.array(
      z.object({
        key: z.string(),
        group: z.enum(transparencyGroups),
        isMedian: z.boolean(),
        /** In the order of the half-years: a number, or minutes of a median; null where nothing was decided. */
        values: z.array(z.nullable(z.number())),
      }),
    ),
  }),
  summary: `Reports of public content and decisions that restrict content, in the last ${halvesShown} half-years (UTC).`,
} as const satisfies CallSchemas;
