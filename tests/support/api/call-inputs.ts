/** One of each object that an account can own, stored directly, for tests of access and ownership. */
import { env } from 'cloudflare:test';
import { validUntilEnd } from '../../../contract/request/rules.ts';
import { newId } from '../../../api/platform/ids.ts';
import { clock } from './api-client.ts';
import { approvedCompany, lookups, staffOf, type TestUser } from './api-fixtures.ts';
import { type Belongings, quotedGoods, storedGoods } from '../data/valid-inputs.ts';
import { firstValue } from './database.ts';

/** Stores one of each object for an account. The chat is with a company of `partner`. */
export async function belongingsOf(user: TestUser, partner: TestUser): Promise<Belongings> {
  const { categoryId, subCategoryId, companyTypeId, countryId } = await lookups();
  const company = await approvedCompany(user);
  const other = await approvedCompany(partner);
  const colleague = await staffOf(user);
  const [productId, requestId, chatId, orderId] = [newId(), newId(), newId(), newId()];
  const [invitationId, certificateId, quoteId, searchId] = [newId(), newId(), newId(), newId()];
  const now = clock.now();
  const run = (sql: string, ...values: unknown[]) => env.DB.prepare(sql).bind(...values);
  await env.DB.batch([
    run(
      "INSERT INTO product(id, company_id, name, description, category_id, sub_category_id, created_at) VALUES(?1,?2,'Rope','Hemp, 12 mm.',?3,?4,?5)",
      productId,
      company.id,
      categoryId,
      subCategoryId,
      now,
    ),
    run(
      "INSERT INTO request(id, code, company_id, owner_user_id, author_user_id, service_type, name, description, category_id, sub_category_id, country_id, country_code, approve_status, approved_at, expires_at, created_at) VALUES(?1,?1,?2,?3,?3,1,'Rope wanted','Two tonnes.',?4,?5,?6,'tr',4,?7,?8,?7)",
      requestId,
      company.id,
      user.masterUserId,
      categoryId,
      subCategoryId,
      countryId,
      now,
      now + 1e9,
    ),
    run(
      "INSERT INTO chat(id, from_company_id, to_company_id, created_for, name_for_all, name_folded, payer_user_id, price, is_paid, opened_at, last_at, created_at) VALUES(?1,?2,?3,0,'Rope','rope',?4,0,1,?5,?5,?5)",
      chatId,
      company.id,
      other.id,
      user.masterUserId,
      now,
    ),
    run(
      'INSERT INTO chat_member(chat_id, master_user_id, company_id, last_at) VALUES(?1,?2,?3,?4)',
      chatId,
      user.masterUserId,
      company.id,
      now,
    ),
    run(
      'INSERT INTO chat_member(chat_id, master_user_id, company_id, last_at) VALUES(?1,?2,?3,?4)',
      chatId,
      partner.masterUserId,
      other.id,
      now,
    ),
    run(
      "INSERT INTO company_certificate(id, company_id, kind, number, issuer, valid_until, sent_at, created_at) VALUES(?1,?2,'haccp','H-1','Quay Register','2028-05-01',?3,?3)",
      certificateId,
      company.id,
      now,
    ),
    run(
      `INSERT INTO quote(id, chat_id, request_id, revision, company_id, sender_user_id, receiver_user_id, author_user_id, terms, valid_until, created_at)
       VALUES(?1,?2,?3,1,?4,?5,?6,?5,?7,?8,?9)`,
      quoteId,
      chatId,
      requestId,
      other.id,
      partner.masterUserId,
      user.masterUserId,
      JSON.stringify({ goods: storedGoods }),
      validUntilEnd(quotedGoods.validUntil),
      now,
    ),
    run(
      "INSERT INTO staff_invitation(id, master_user_id, invited_by, email, email_normal, flags, language, hash, sent_at, expires_at, created_at) VALUES(?1,?2,?2,'rope@example.test','rope@example.test',96,'EN',?1,?3,?4,?3)",
      invitationId,
      user.masterUserId,
      now,
      now + 1e9,
    ),
    run(
      "INSERT INTO saved_search(id, user_id, master_user_id, kind, address, name, version, created_at) VALUES(?1,?2,?3,'request','/imports','Imports',1,?4)",
      searchId,
      user.id,
      user.masterUserId,
      now,
    ),
    run(
      "INSERT INTO payment_order(id, master_user_id, actor_user_id, item_type, item_id, amount, currency, credits, provider, callback_secret_hash, client_key, created_at, expires_at, updated_at) VALUES(?1,?2,?2,'credit','x',1200,'USD',100,'sandbox',?1,?1,?3,?4,?3)",
      orderId,
      user.masterUserId,
      now,
      now + 1e6,
    ),
  ]);
  const sessionId = (await firstValue<string>('SELECT id FROM session_family WHERE user_id=?1', user.id)) ?? '';
  return {
    userId: user.id,
    companyId: company.id,
    productId,
    requestId,
    chatId,
    quoteId,
    orderId,
    sessionId,
    staffId: colleague.staffId,
    staffEmail: colleague.email,
    invitationId,
    categoryId,
    subCategoryId,
    companyTypeId,
    certificateId,
    searchId,
  };
}
