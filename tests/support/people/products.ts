/** A public product of a business, reports, and what a moderator does about them, by calls for one test. */
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { ask, type Business } from './businesses.ts';

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
