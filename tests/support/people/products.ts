/** A public product of a business, and its restriction by a moderator, by calls for one test. */
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
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

/** A visitor reports a product. */
export async function reportProduct(request: APIRequestContext, id: string): Promise<void> {
  const notice = { kind: 'product', id, reason: 'FALSE_FACTS', text: 'The certificate was never issued.', name: 'Mira', isTrue: true };
  await ask(request, '/api/Notices/AddNotice', { data: { ...notice, email: `reader-${crypto.randomUUID()}@example.test` } });
}

/** A moderator restricts a reported product. */
export async function restrictProduct(request: APIRequestContext, name: string): Promise<void> {
  const token = await login(request, demoAccount('moderator'));
  const { items } = await ask<{ items: { id: string; version: number; title: string }[] }>(
    request,
    '/api/Moderation/GetQueue?kind=notice',
    { method: 'GET', token },
  );
  const item = items.find(({ title }) => title === name);
  const data = { kind: 'notice', id: item?.id, version: item?.version, approve: false, reasons: ['FACTS_FALSE'] };
  await ask(request, '/api/Moderation/Decide', { token, data });
}
