/** The rows of /transparency, with the labels of its page and its file. */
import { getTransparency } from '../../contract/transparency/calls.ts';
import type { TransparencyGroup } from '../../contract/transparency/rows.ts';
import type { DataOf } from '../../contract/wire/call.ts';
import { localeOf } from '../../contract/text/languages.ts';
import { callApi } from './call-api.ts';
import type { Visitor } from './visitor.ts';

type Data = DataOf<typeof getTransparency>;

export interface NamedRow {
  group: TransparencyGroup;
  name: string;
  isMedian: boolean;
  values: Data['rows'][number]['values'];
}

export interface NamedTransparency {
  halves: readonly string[];
  rows: readonly NamedRow[];
}

function halfName({ t, language }: Visitor, { year, isFirst, isRunning }: Data['halves'][number]): string {
  const number = new Intl.NumberFormat(localeOf[language], { useGrouping: false }).format(year);
  const name = t(isFirst ? 'transparency.half.first' : 'transparency.half.second', { year: number });
  return isRunning ? `${name} (${t('transparency.half.running')})` : name;
}

export async function namedTransparency(visitor: Visitor): Promise<NamedTransparency> {
  const { halves, rows } = await callApi(getTransparency);
  const nameOf = ({ key, group }: Data['rows'][number]): string =>
    visitor.t(
      group === 'reasons'
        ? (`notice.reasons.${key}` as 'notice.reasons.OTHER')
        : (`transparency.rows.${key}` as 'transparency.rows.reports'),
    );
  return {
    halves: halves.map((half) => halfName(visitor, half)),
    rows: rows.map((row) => ({ group: row.group, name: nameOf(row), isMedian: row.isMedian, values: row.values })),
  };
}
