/** A public product of a business, reports, and what a moderator does about them, by calls for one test. */
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import type { CaseAct } from '../../../contract/moderation/case-acts.ts';
import type { RejectReasonCode } from '../../../contract/moderation/reject-reasons.ts';
import type { NoticeKind } from '../../../contract/notice/fields.ts';
import { ask, type Business, login } from './businesses.ts';
import { demoAccount } from './members.ts';

interface Words {
  name: string;
  description: string;
  keyword: string;
}

/** @returns its id */
export async function liveProduct(
  request: APIRequestContext,
  { token, companyId }: Pick<Business, 'token' | 'companyId'>,
  { name, description, keyword }: Words,
): Promise<string> {
  const { categories } = await ask<{ categories: { id: string; subCategories: { id: string }[] }[] }>(
    request,
    '/api/CMSCategories/GetCategories',
    { method: 'GET' },
  );
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c26a2d' } })
    .jpeg()
    .toBuffer();
  const { product } = await ask<{ product: { id: string } }>(request, '/api/Company/AddAndEditProduct', {
    token,
    multipart: {
      CompanyId: companyId,
      'Product.Name': name,
      'Product.Description': description,
      'Product.CategoryId': categories[0]?.id ?? '',
      'Product.SubCategoryId': categories[0]?.subCategories[0]?.id ?? '',
      'Product.ProductKeywords': keyword,
      ImageList: { name: 'towel.jpg', mimeType: 'image/jpeg', buffer },
    },
  });
  return product.id;
}

/** A visitor reports something public. */
export async function reportContent(request: APIRequestContext, kind: NoticeKind, id: string): Promise<void> {
  const notice = { kind, id, reason: 'FALSE_FACTS', text: 'The certificate was never issued.', name: 'Mira', isTrue: true };
  await ask(request, '/api/Notices/AddNotice', { data: { ...notice, email: `reader-${crypto.randomUUID()}@example.test` } });
}

/** A moderator decides on a case. @param name of the reported product, or of the company whose certificate was reported */
export async function actOnReport(
  request: APIRequestContext,
  name: string,
  { act = 'TAKEN_DOWN', reason = 'FACTS_FALSE' }: { act?: CaseAct; reason?: RejectReasonCode } = {},
): Promise<void> {
  const token = await login(request, demoAccount('moderator'));
  const { items } = await ask<{ items: { id: string; version: number; title: string; subtitle: string }[] }>(
    request,
    '/api/Moderation/GetQueue?kind=notice',
    { method: 'GET', token },
  );
  const item = items.find(({ title, subtitle }) => title === name || subtitle === name);
  const data = { kind: 'notice', id: item?.id, version: item?.version, approve: false, reasons: [reason], act };
  await ask(request, '/api/Moderation/Decide', { token, data });
}
