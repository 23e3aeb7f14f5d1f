/** Analytics as files for spreadsheet programs. */
import { asciiLowerCase } from '../../contract/text/letter-case.ts';
import type { Analytics } from '../../contract/analytics/schemas.ts';
import type { MissKind, Sheet } from '../../contract/analytics/kinds.ts';
import { type Cell, csvText } from '../../contract/text/spreadsheet.ts';
import type { Language } from '../../contract/text/languages.ts';
import ar from '../../locales/ar/analytics.json';
import en from '../../locales/en/analytics.json';
import ru from '../../locales/ru/analytics.json';
import tr from '../../locales/tr/analytics.json';

const texts: Record<Language, typeof en> = { en, tr, ru, ar };
export type FileTexts = typeof en;
/** @param language as on the wire, e.g. `EN` */
export const fileTexts = (language: string): FileTexts => texts[asciiLowerCase(language) as Language];

/** An amount with decimals and a decimal point, which spreadsheet programs in every language can import. */
const majorOf = (minor: number | null): Cell => (minor === null ? null : (minor / 100).toFixed(2));

/** @param name ASCII, without the ending */
export const csvFile = (rows: readonly (readonly Cell[])[], name: string): Response =>
  new Response(csvText(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });

type Names = Readonly<Record<string, string>>;

/** A row for each step, a column for each number; empty where nothing was counted. */
export function seriesRows({ points, series, waits }: Analytics, names: Names, { file, note }: FileTexts): Cell[][] {
  const nameOf = (kind: string): string => names[kind] ?? kind;
  const headings = series.map(({ kind, part }) => (part === '' ? nameOf(kind) : `${nameOf(kind)} (${part})`));
  const waitHeadings = waits.flatMap(({ kind }) => [file.median, file.ninetieth].map((text) => text.replace('{{name}}', nameOf(kind))));
  return [
    [note.from, note.to, ...headings, ...waitHeadings],
    ...points.map(({ from, to }, index) => [
      from,
      to,
      ...series.map(({ part, values }) => (part === '' ? (values[index] ?? null) : majorOf(values[index] ?? null))),
      ...waits.flatMap(({ values }) => [values[index]?.median ?? null, values[index]?.ninetieth ?? null]),
    ]),
  ];
}

export const partRows = ({ parts }: Analytics, names: Names, { file, note, service }: FileTexts): Cell[][] => [
  [file.what, file.part, note.count],
  ...parts.flatMap(({ kind, items, rest }) => {
    const name = names[kind] ?? kind;
    return [
      ...items.map(({ part, count }): Cell[] => [
        name,
        part === '' ? note.unknownPart : kind === 'requestsByKind' ? (service[part as keyof typeof service] ?? part) : part,
        count,
      ]),
      ...(rest === 0 ? [] : [[name, note.rest, rest]]),
    ];
  }),
];

export const termRows = (found: readonly { kind: MissKind; term: string; count: number }[], { note, terms }: FileTexts): Cell[][] => [
  [terms.where, terms.term, note.count],
  ...found.map(({ kind, term, count }): Cell[] => [terms[kind], term, count]),
];

export const fileNameOf = (sheet: Sheet, from: string, to: string): string => `kervan-${sheet}-${from}-${to}`;
