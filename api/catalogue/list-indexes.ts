/** Which index serves which filters and sort order of a list. */
import { type Catalogue, type FacetGroup, inOrder, kindOf } from './match.ts';
import type { TotalAsk } from './total-store.ts';

export type ListSort = 'newest' | 'oldest' | 'name';

/** Word kinds → column, and the indexes (api/schema.sql) by the kinds they serve. A direction has indexes of its own. */
export const columnOf: Record<string, string> = {
  t: 'service_type',
  c: 'category_id',
  s: 'sub_category_id',
  k: 'country_id',
};
const indexes: Record<Catalogue, Record<string, string>> = {
  request: {
    '': 'request_listed',
    t: 'request_listed_type',
    c: 'request_listed_category',
    s: 'request_listed_sub_category',
    k: 'request_listed_country',
    tc: 'request_listed_type_category',
    ts: 'request_listed_type_sub_category',
    tk: 'request_listed_type_country',
    ck: 'request_listed_category_country',
    sk: 'request_listed_sub_category_country',
    tck: 'request_listed_type_category_country',
    tsk: 'request_listed_type_sub_category_country',
  },
  company: {
    '': 'company_listed',
    a1: 'company_listed_importer',
    a2: 'company_listed_exporter',
    k: 'company_listed_country',
    a1k: 'company_listed_importer_country',
    a2k: 'company_listed_exporter_country',
  },
};

/** The same for companies by name. */
const namedIndexes: Record<string, string> = {
  '': 'company_named',
  a1: 'company_named_importer',
  a2: 'company_named_exporter',
  k: 'company_named_country',
  a1k: 'company_named_importer_country',
  a2k: 'company_named_exporter_country',
};
/** A list without a matching index can be sorted by name up to this many rows, since all of them are sorted. */
export const namedMax = 500;

/** Kinds of words; of a direction the whole word, such as `a1`. */
const servedKind = (group: FacetGroup): string => (kindOf(group) === 'a' ? (group[0] ?? '') : kindOf(group));

/** The index for filters of one word each; alternatives and text use the full-text index. */
export function indexOf({ catalogue, groups, text, sort }: TotalAsk & { sort: ListSort }): string | undefined {
  const isSingle = groups.every((group) => group.length === 1);
  const known = sort === 'name' ? namedIndexes : indexes[catalogue];
  return text === null && isSingle ? known[inOrder(catalogue, groups).map(servedKind).join('')] : undefined;
}
