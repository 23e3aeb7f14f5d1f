import * as z from 'zod/mini';
import { companyCard } from '../company/shapes.ts';
import { defineCall } from '../call.ts';
import { localText, requiredText } from '../wire.ts';

export const navigationSearch = defineCall({
  name: 'NavigationSearch',
  method: 'POST',
  path: '/Pages/NavigationSearch',
  access: { who: 'anyone' },
  body: z.strictObject({
    text: requiredText(200),
    /** 1 imports, 2 exports, 3 companies, 0 companies for the company picker (D-14). */
    searchTypeEnum: z.int().check(z.gte(0, 'INVALID'), z.lte(3, 'INVALID')),
    size: z.optional(z.int().check(z.gte(1, 'INVALID'), z.lte(20, 'TOO_LONG'))),
  }),
  data: z.object({
    companies: z.array(companyCard),
    requests: z.array(z.object({ id: z.string(), name: z.string(), country: z.string(), inServiceEnum: z.number() })),
    categories: z.array(z.object({ id: z.string(), description: localText })),
  }),
  summary: 'Suggestions while typing in the header search.',
});
