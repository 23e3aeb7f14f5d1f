/** Published changes of lookup lists: names of categories. Ids, the tree and its order do not change. */
import type { LocalText } from '../../contract/wire/wire.ts';

/** A trigger records the change, so that search texts with the name are updated (api/catalogue/rename.ts). */
export const publishCategoryStatement = (db: D1DatabaseSession, slug: string, { en, tr, ru, ar }: LocalText): D1PreparedStatement =>
  db.prepare('UPDATE category SET en = ?2, tr = ?3, ru = ?4, ar = ?5 WHERE slug = ?1').bind(slug, en, tr, ru, ar);
