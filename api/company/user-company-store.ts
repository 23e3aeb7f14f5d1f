/** The company with an account's own address (docs/behaviour.md#own-company); other companies are in edit-store.ts. */
import { newId } from '../platform/ids.ts';

/** Part of every new main account. */
export function userCompanyStatement(
  db: D1DatabaseSession,
  owner: { id: string; fullName: string; countryId: string | null },
  now: number,
): D1PreparedStatement {
  const id = newId();
  return db
    .prepare('INSERT INTO company(id, owner_user_id, is_user_company, name, path, country_id, created_at) VALUES(?1,?2,1,?3,?4,?5,?6)')
    .bind(id, owner.id, owner.fullName, `account-${id}`, owner.countryId, now);
}

export interface AddressChange {
  countryId: string | null;
  cityId: string | null;
  areaId: string | null;
  header: string | null;
  description: string | null;
  postalCode: string | null;
  phone: string | null;
  fax: string;
  email: string | null;
}

/** Writes the account's address. Changes nothing if the account is deleted, so a guard has to follow. */
export function addressStatement(db: D1DatabaseSession, companyId: string, change: AddressChange): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE company SET country_id=?2, city_id=?3, area_id=?4, address_header=?5, address_description=?6, postal_code=?7, phone=?8, fax=?9, address_email=?10,
         version=version+1 WHERE id=?1 AND is_user_company=1 AND deleted_at IS NULL`,
    )
    .bind(
      companyId,
      change.countryId,
      change.cityId,
      change.areaId,
      change.header,
      change.description,
      change.postalCode,
      change.phone,
      change.fax,
      change.email,
    );
}
