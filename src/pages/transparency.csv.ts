/** The counts of /transparency for spreadsheet programs: `/tr/transparency.csv`. */
import type { APIRoute } from 'astro';
import { csvText } from '../../contract/text/spreadsheet.ts';
import { spanText } from '../i18n/format-span.ts';
import { namedTransparency } from '../server/transparency.ts';
import { visitorOf } from '../server/visitor.ts';

export const GET: APIRoute = async ({ request }) => {
  const visitor = visitorOf(request);
  const { t, language } = visitor;
  const { halves, rows } = await namedTransparency(visitor);
  const text = csvText([
    [t('transparency.group'), t('transparency.what'), ...halves],
    ...rows.map(({ group, name, isMedian, values }) => [
      t(`transparency.groups.${group}`),
      name,
      ...values.map((value) => (isMedian && value !== null ? spanText(value, language) : value)),
    ]),
  ]);
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="kervan-transparency.csv"',
    },
  });
};
