/** Keywords that are words of the trade, for readers of other languages. */
import { expect, test } from 'vitest';
import { getCompanyByPath, getCompanyCards } from '../../../contract/company/calls.ts';
import { addAndEditProduct, getProductDetailById } from '../../../contract/product/calls.ts';
import { getRequestCards, getRequestDetailById } from '../../../contract/request/calls.ts';
import type { ApiLanguage } from '../../../contract/text/languages.ts';
import { navigationSearch } from '../../../contract/search/calls.ts';
import { data } from '../../support/api/api-client.ts';
import { lookups } from '../../support/api/api-fixtures.ts';
import { decided, editedCompany, editedRequest, ownRequest, published, sentRequest } from '../../support/api/published.ts';
import { pictureFile } from '../../support/data/sample-files.ts';

test('keywords of the glossary have a name in the reader’s language, by which a search finds them', async () => {
  const its = await published('Keyword Names');
  const { categoryId, subCategoryId } = await lookups();
  const keywords = ['غزل القطن', 'كلمة غريبة'];
  const { request } = await editedRequest(its, { 'Request.Name': 'مطلوب', 'Request.Keywords': keywords }, { ImageList: pictureFile() });
  const id = request?.id ?? '';
  await sentRequest(its, id);
  await decided('request', id, true);
  await editedCompany(its, { CompanyKeywords: keywords.join(',') });
  const product = await data(addAndEditProduct, {
    token: its.token,
    body: {
      CompanyId: its.company.id,
      'Product.Name': 'غزل',
      'Product.Description': 'طنان',
      'Product.CategoryId': categoryId,
      'Product.SubCategoryId': subCategoryId,
      'Product.ProductKeywords': keywords,
    },
    files: { ImageList: pictureFile() },
  });
  const turkish = { 'غزل القطن': 'pamuk ipliği' };
  const card = async (language?: ApiLanguage) =>
    (await data(getRequestCards, { body: { size: 50, ...(language && { language }) } })).requests.find((each) => each.id === id);
  expect(await card('TR')).toMatchObject({ keywords, keywordNames: turkish });
  expect(await card('AR')).not.toHaveProperty('keywordNames');
  expect(await card()).not.toHaveProperty('keywordNames');
  expect(await ownRequest(its, id)).not.toHaveProperty('keywordNames');
  const asTurkish = { language: 'TR' } as const;
  expect((await data(getRequestDetailById, { body: { id, ...asTurkish } })).request.keywordNames).toEqual(turkish);
  const detail = await data(getProductDetailById, { body: { id: product.product.id, ...asTurkish } });
  expect(detail.product).toMatchObject({ productKeywords: keywords, keywordNames: turkish });
  const { companies } = await data(getCompanyCards, { body: { size: 50, ...asTurkish } });
  expect(companies.find((each) => each.id === its.company.id)).toMatchObject({ companyKeywords: keywords, keywordNames: turkish });
  const { company } = await data(getCompanyByPath, { body: { path: its.company.path, ...asTurkish } });
  expect(company).toMatchObject({ companyKeywords: keywords, keywordNames: turkish });
  const found = await data(getRequestCards, { body: { text: turkish['غزل القطن'], size: 50 } });
  expect(found.requests.map((each) => each.id)).toContain(id);
  const products = await data(navigationSearch, { body: { text: turkish['غزل القطن'], searchTypeEnum: 3, ...asTurkish } });
  expect(products.products?.map((each) => each.id)).toContain(product.product.id);
});
