/** What a notice is about, as readers and moderators see it. */
import type { NoticeKind } from '../../contract/notice/fields.ts';
import type { NoticeTarget } from '../../contract/notice/schemas.ts';
import { requestPath } from '../../contract/request/address.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { titleOf } from '../platform/text/title.ts';
import type { TargetRow } from './store.ts';

const paths: Readonly<Record<NoticeKind, (row: TargetRow) => string>> = {
  company: ({ company_path: path }) => `/companies/${path}`,
  product: ({ company_path: path, id }) => `/companies/${path}/products/${id}`,
  request: ({ service_type: type, id }) => requestPath(type ?? 1, id),
};

export const targetOf = (kind: NoticeKind, row: TargetRow, reader: ApiLanguage | undefined): NoticeTarget => ({
  kind,
  id: row.id,
  title: titleOf(row.names, reader, row.name),
  companyName: row.company_name,
  path: paths[kind](row),
});
