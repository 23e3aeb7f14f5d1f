/** Input that the schemas accept, for every call that needs any: tests of access and ownership start from it. */
import { env } from 'cloudflare:test';
import { newId } from '../../api/platform/ids.ts';
import { clock } from './api-client.ts';
import { approvedCompany, lookups, staffOf, type TestUser } from './api-fixtures.ts';

export interface LooseInput {
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  params?: Record<string, unknown>;
}

/** One of each thing that an account can own. */
export interface Belongings {
  userId: string;
  companyId: string;
  productId: string;
  requestId: string;
  chatId: string;
  orderId: string;
  sessionId: string;
  staffId: string;
  staffEmail: string;
  categoryId: string;
  subCategoryId: string;
  companyTypeId: string;
}

/** Gives an account one of each, stored directly; the chat is with a company of `partner`. */
export async function belongingsOf(user: TestUser, partner: TestUser): Promise<Belongings> {
  const { categoryId, subCategoryId, companyTypeId, countryId } = await lookups();
  const company = await approvedCompany(user);
  const other = await approvedCompany(partner);
  const colleague = await staffOf(user);
  const [productId, requestId, chatId, orderId] = [newId(), newId(), newId(), newId()];
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
      "INSERT INTO payment_order(id, master_user_id, actor_user_id, item_type, item_id, amount, currency, credits, provider, callback_secret_hash, client_key, created_at, expires_at, updated_at) VALUES(?1,?2,?2,'credit','x',1200,'USD',100,'sandbox',?1,?1,?3,?4,?3)",
      orderId,
      user.masterUserId,
      now,
      now + 1e6,
    ),
  ]);
  const sessionId = (await env.DB.prepare('SELECT id FROM session_family WHERE user_id=?1').bind(user.id).first<string>('id')) ?? '';
  return {
    userId: user.id,
    companyId: company.id,
    productId,
    requestId,
    chatId,
    orderId,
    sessionId,
    staffId: colleague.staffId,
    staffEmail: colleague.email,
    categoryId,
    subCategoryId,
    companyTypeId,
  };
}

const secret = 'Some-password-1';
const card = { cardNumber: '5528790000000008', fullName: 'MIRA OSMAN', expireDateMonth: '12', expireDateYear: '30', cvc: '123' };
const product = (its: Belongings) => ({
  CompanyId: its.companyId,
  'Product.Name': 'Rope',
  'Product.Description': 'Hemp',
  'Product.CategoryId': its.categoryId,
  'Product.SubCategoryId': its.subCategoryId,
  'Product.ProductKeywords': 'rope',
});
const request = (its: Belongings) => ({
  'Request.CompanyId': its.companyId,
  'Request.InServiceEnum': '1',
  'Request.CategoryId': its.categoryId,
  'Request.SubCategoryId': its.subCategoryId,
  'Request.Name': 'Rope',
  'Request.Description': 'Two tonnes',
  'Request.Keywords': 'rope',
});
const newCompany = (its: Belongings) => ({
  companyName: 'Rope and Sail',
  description: 'We make rope.',
  companyTypeId: its.companyTypeId,
  companyKeywords: ['rope'],
  companyEmail: 'rope@example.test',
  categoryIds: [its.categoryId],
  subCategoryIds: [its.subCategoryId],
});

/** Call name → its input; calls without required input are not in it. */
export const validInputs: Record<string, (its: Belongings) => LooseInput> = {
  EditPassword: () => ({ body: { oldPW: secret, newPW: secret } }),
  DeleteUser: (its) => ({ query: { UserId: its.userId } }),
  UpdateFcmToken: () => ({ query: { fcmToken: 'x' } }),
  UpdateLanguage: () => ({ query: { language: 'EN' } }),
  DeleteSession: (its) => ({ query: { id: its.sessionId } }),
  EditUserProfile: (its) => ({ body: { UserID: its.userId, FullName: 'Mira', 'Address.stDescription': 'Quay 4' } }),
  GetUserTransActions: () => ({ body: {} }),
  GetUsageLimits: () => ({ query: { names: 'CreateCompany' } }),
  AddSubUser: () => ({ body: { stFullname: 'Nour', stEmail: 'nour@example.test', stPassword: secret, stPhone: '90-5321112233' } }),
  EditSubUser: (its) => ({ body: { email: its.staffEmail, permissions: { createChat: true } } }),
  DeleteSubUser: (its) => ({ query: { id: its.staffId } }),
  ReadNotifications: () => ({ body: {} }),
  PayFromIyzico: (its) => ({ body: { data: { creditId: its.orderId, creditCardDTO: card } } }),
  PayFromSandbox: (its) => ({ body: { data: { creditId: its.orderId, creditCardDTO: card } } }),
  GetPaymentLog: (its) => ({ query: { Id: its.orderId } }),
  GetCompanyById: (its) => ({ body: { id: its.companyId } }),
  AddCompany: (its) => ({ body: { data: newCompany(its) } }),
  EditCompany: (its) => ({
    body: { CompanyId: its.companyId, Name: 'Rope', Email: 'rope@example.test', Description: 'Rope', CompanyKeywords: 'rope' },
  }),
  DeleteCompany: (its) => ({ query: { id: its.companyId } }),
  SendToApproveOfCompany: (its) => ({ query: { companyId: its.companyId } }),
  BoostCompany: (its) => ({ body: { companyId: its.companyId, boostType: 1 } }),
  AddAndEditProduct: (its) => ({ body: product(its) }),
  DeleteProduct: (its) => ({ query: { id: its.productId } }),
  GetUserRequestById: (its) => ({ query: { id: its.requestId } }),
  AddAndEditRequest: (its) => ({ body: request(its) }),
  SendToApproveOfRequest: (its) => ({ query: { requestId: its.requestId } }),
  DeleteRequest: (its) => ({ query: { id: its.requestId } }),
  CreateChat: (its) => ({
    body: { fromCompanyId: its.companyId, toCompanyId: its.companyId, chatNameForAll: 'Rope', text: 'Hello', createdFor: 0 },
  }),
  GetChat: (its) => ({ body: { chatId: its.chatId } }),
  SendMessage: (its) => ({
    body: { 'Data.Message.ChatId': its.chatId, 'Data.Message.CompanyId': its.companyId, 'Data.Message.Text': 'Hello' },
  }),
  DeleteMessage: (its) => ({ query: { id: its.chatId, chatId: its.chatId } }),
  DeleteChat: (its) => ({ query: { chatId: its.chatId } }),
  Connect: (its) => ({ query: { chatId: its.chatId } }),
  GetQueue: () => ({ query: { kind: 'company' } }),
  GetItem: (its) => ({ query: { kind: 'company', id: its.companyId } }),
  Decide: (its) => ({ body: { kind: 'company', id: its.companyId, version: 0, approve: true } }),
};
