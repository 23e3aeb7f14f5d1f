/** Texts that members typed into public rows, to be searched for bank details (tests/support/data/bank-detail-fields.ts). */
import { fileNameText } from '../../../contract/bank-details/texts.ts';

export const typedColumns = {
  company: [
    'name',
    'description',
    'texts',
    'keywords',
    'hs_code',
    'bank_names',
    'website',
    'email',
    'address_header',
    'address_description',
    'postal_code',
    'fax',
    'address_email',
  ],
  request: ['name', 'description', 'texts', 'keywords', 'facts', 'files'],
  product: ['name', 'description', 'texts', 'code', 'keywords', 'facts'],
  certificate: ['number', 'issuer'],
} as const;
export type TypedColumn = (typeof typedColumns)[keyof typeof typedColumns][number];
/** Columns with JSON; each other column is a single text. */
const jsonColumns: readonly string[] = ['texts', 'keywords', 'facts', 'files'] satisfies TypedColumn[];

/** SQL: these columns as one JSON object. @param columnOf SQL of a column */
export const typedSql = (columns: readonly TypedColumn[], columnOf: (column: TypedColumn) => string): string =>
  `json_object(${columns.map((column) => `'${column}', ${columnOf(column)}`).join(', ')})`;

type TypedRow = Partial<Record<TypedColumn, string | null>>;

interface WithPlaces {
  delivery?: { place?: { detail?: string } };
  from?: { detail?: string };
  to?: { detail?: string };
}

const parsed = (json: string | null | undefined, empty: '{}' | '[]'): unknown => JSON.parse(json || empty);

/** @param json the result of {@link typedSql} */
export function typedTexts(json: string): string[] {
  const row = JSON.parse(json) as TypedRow;
  const further = Object.values(parsed(row.texts, '{}') as Record<string, { name?: string; description?: string }>);
  const { delivery, from, to } = parsed(row.facts, '{}') as WithPlaces;
  const texts = [
    ...Object.entries(row).flatMap(([column, text]) => (jsonColumns.includes(column) ? [] : [text])),
    ...further.flatMap(({ name, description }) => [name, description]),
    (parsed(row.keywords, '[]') as string[]).join(' '),
    delivery?.place?.detail,
    from?.detail,
    to?.detail,
    ...(parsed(row.files, '[]') as { name: string }[]).map(({ name }) => fileNameText(name)),
  ];
  return texts.flatMap((text) => text || []);
}
