/** Public counts of reports and decisions (Digital Services Act, articles 15 and 24). */
import { defineCall } from '../wire/call.ts';

export const getTransparency = defineCall({
  method: 'GET',
  path: '/Transparency/GetTransparency',
  access: { who: 'anyone' },
  // Counts may be a minute old.
  reads: [],
});
