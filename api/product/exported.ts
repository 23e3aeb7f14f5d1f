/** Products in "my data". */
import { type ExportSection, urlsOf } from '../platform/subject/exported.ts';

const productColumns = `p.id, p.company_id AS companyId, p.name, p.description, p.language, p.texts AS textsJson, p.code, p.keywords AS keywordsJson, ${urlsOf('p.images')} AS imagesJson, p.facts AS factsJson,
  p.created_at AS createdAt, p.deleted_at AS deletedAt, p.restricted_at AS restrictedAt, NULLIF(p.restriction, '') AS restrictionJson, p.resubmitted_at AS resubmittedAt, p.lifted_at AS restrictionLiftedAt`;
const productsOf = (state: string): string =>
  `company c CROSS JOIN product p ON p.company_id=c.id AND p.deleted_at ${state} WHERE c.id IN (SELECT id FROM company WHERE owner_user_id=?1 AND deleted_at IS NULL
    UNION ALL SELECT id FROM company WHERE owner_user_id=?1 AND deleted_at IS NOT NULL)`;

export const exported: readonly ExportSection[] = [
  { name: 'products', of: 'account', from: productsOf('IS NULL'), columns: productColumns, cursor: 'p.seq' },
  { name: 'deletedProducts', of: 'account', from: productsOf('IS NOT NULL'), columns: productColumns, cursor: 'p.seq' },
];
