/** The moderation queue of restricted products that their owners have corrected. Other products are public without a review. */
import { typedColumns, typedSql } from '../chat/room/typed-texts.ts';
import { type Moderated, restrictsByRejection } from '../platform/subject/moderated.ts';
import { outcomeText } from '../mail/outcome-text.ts';
import { withHiddenFiles } from '../platform/shown-files.ts';
import { namesSql } from '../platform/text/title.ts';
import { loadLookups } from '../lookup/lookups.ts';
import { keepProductRestrictedStatements, liftProductStatements } from './restriction-store.ts';
import { findProduct, type ProductPlace, readProductPlace } from './store.ts';

const ofCompany = 'product p JOIN company c ON c.id = p.company_id AND c.deleted_at IS NULL';
const isWaiting = 'p.resubmitted_at IS NOT NULL AND p.deleted_at IS NULL';

export const moderatedProduct: Moderated<ProductPlace> = {
  kind: 'product',
  id: 'p.id',
  title: 'p.name',
  names: namesSql('p'),
  subtitle: 'c.name',
  country: "COALESCE(lower(k.code), '')",
  language: 'u.language',
  sentAt: 'p.resubmitted_at',
  from: `${ofCompany} JOIN users u ON u.id = c.owner_user_id LEFT JOIN country k ON k.id = c.country_id`,
  where: isWaiting,
  order: 'p.resubmitted_at, p.seq',
  waiting: `${ofCompany} WHERE ${isWaiting}`,
  known: 'product WHERE id = ?1 AND deleted_at IS NULL',
  accounts: ['c.owner_user_id'],
  typed: typedSql(typedColumns.product, (column) => `p.${column}`),
  owner: '(SELECT c.owner_user_id FROM product p JOIN company c ON c.id = p.company_id WHERE p.id = ?1)',
  read: readProductPlace,
  decide: (db, { id, version, now, isApproved, reason }) =>
    isApproved ? liftProductStatements(db, { id, version, now }) : keepProductRestrictedStatements(db, { id, version, reason }),
  restricts: restrictsByRejection('product'),
  notified: {
    value: 'product',
    approved: 'product-approved',
    rejected: 'product-rejected',
    href(_, { id, isApproved }, place) {
      if (place === null) return '/my-companies';
      return isApproved && place.is_public === 1
        ? `/companies/${place.company_path}/products/${id}`
        : `/edit-product/${place.company_id}/${id}`;
    },
    outcome: async (_, __, language, place) => outcomeText(language, place?.is_public === 1 ? 'productPublic' : 'productHidden'),
  },
  async shown(work, id) {
    const { db, clock } = work;
    const product = await findProduct(db, id, { ownerUserId: null, isModerator: true }, await loadLookups(db, clock.now()));
    return product === null ? {} : withHiddenFiles(work, { product });
  },
};
