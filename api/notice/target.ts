/** The reported item as readers and moderators see it. */
import type { NoticeKind } from '../../contract/notice/fields.ts';
import type { NoticeTarget } from '../../contract/notice/schemas.ts';
import type { Snapshot } from '../../contract/notice/snapshot.ts';
import { requestPath } from '../../contract/request/address.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { titleOf } from '../platform/text/title.ts';
import type { TargetRow } from './target-store.ts';

type Reader = ApiLanguage | undefined;

/** The path in the reader's language, if the article has it. */
function articlePath({ paths }: TargetRow, reader: Reader): string {
  const known = JSON.parse(paths ?? '{}') as Partial<Record<ApiLanguage, string>>;
  const path = (reader && known[reader]) ?? known.EN ?? Object.values(known)[0];
  return path === undefined ? '/blogs' : `/blogs/${encodeURIComponent(path)}`;
}

const paths: Readonly<Record<NoticeKind, (row: TargetRow, reader: Reader) => string>> = {
  company: ({ company_path: path }) => `/companies/${path}`,
  product: ({ company_path: path, id }) => `/companies/${path}/products/${id}`,
  request: ({ service_type: type, id }) => requestPath(type ?? 1, id),
  certificate: ({ company_path: path }) => `/companies/${path}#certificates`,
  article: articlePath,
};

export const targetOf = (kind: NoticeKind, row: TargetRow, reader: Reader): NoticeTarget => ({
  kind,
  id: row.id,
  title: titleOf(row.names, reader, row.name),
  companyName: row.company_name,
  path: paths[kind](row, reader),
});

/** A deleted item, with its last name if its account still exists. */
export function deletedTargetOf(kind: NoticeKind, id: string, was: Snapshot | null): NoticeTarget {
  const named = was?.texts.find(({ field }) => field === 'name')?.text;
  const certificate = was?.certificate && `${was.certificate.issuer} ${was.certificate.number}`;
  return { kind, id, title: { text: named ?? certificate ?? '' }, companyName: '', path: '' };
}
