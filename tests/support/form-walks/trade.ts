/** Forms of requests, products and certificates. */
import { ask } from '../people/businesses.ts';
import { category, choosePicture, field, fillAll, newName, picture, press, tag, toast } from './steps.ts';
import type { FormWalk, Walker } from './walk.ts';

const paper = {
  name: 'scan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'),
};

interface Category {
  id: string;
  subCategories: { id: string }[];
}
async function anyCategory({ request }: Walker): Promise<{ categoryId: string; subCategoryId: string }> {
  const { categories } = await ask<{ categories: Category[] }>(request, '/api/CMSCategories/GetCategories', { method: 'GET' });
  return { categoryId: categories[0]?.id ?? '', subCategoryId: categories[0]?.subCategories[0]?.id ?? '' };
}

/** Created by a walk: ids, and the picture that is kept. */
const made = { request: '', product: '', picture: '' };

async function saveRequest(walker: Walker, name: string, id?: string): Promise<string> {
  const { categoryId, subCategoryId } = await anyCategory(walker);
  const { request } = await ask<{ request: { id: string } }>(walker.request, '/api/Company/AddAndEditRequest', {
    token: walker.token,
    multipart: {
      ...(id !== undefined && { 'Request.Id': id }),
      'Request.CompanyId': walker.companyId,
      'Request.InServiceEnum': '1',
      'Request.CategoryId': categoryId,
      'Request.SubCategoryId': subCategoryId,
      'Request.Name': name,
      'Request.Description': 'Ne 30/1, 20 t',
      'Request.Keywords': 'yarn',
    },
  });
  return request.id;
}

async function saveProduct(walker: Walker, name: string, id?: string): Promise<string> {
  const { categoryId, subCategoryId } = await anyCategory(walker);
  const { product } = await ask<{ product: { id: string; imageURLs: string[] } }>(walker.request, '/api/Company/AddAndEditProduct', {
    token: walker.token,
    multipart: {
      ...(id === undefined
        ? { ImageList: { name: 'a.png', mimeType: 'image/png', buffer: await picture } }
        : { 'Product.Id': id, ImageURLs: made.picture }),
      CompanyId: walker.companyId,
      'Product.Name': name,
      'Product.Description': 'Cotton',
      'Product.CategoryId': categoryId,
      'Product.SubCategoryId': subCategoryId,
      'Product.ProductKeywords': 'towel',
    },
  });
  made.picture = product.imageURLs[0] ?? '';
  return product.id;
}

const [newRequest, editedRequest, newProduct, editedProduct] = ['Ring yarn', 'Carded yarn', 'Bath towel', 'Hand towel'].map(newName) as [
  string,
  string,
  string,
  string,
];

export const tradeForms: readonly FormWalk[] = [
  {
    name: 'a new request',
    at: async () => '/add-request?type=1',
    fill: async (page, t) => {
      await field(page, 'companyId').selectOption({ index: 1 });
      await category(page);
      await fillAll(page, { name: newRequest, description: 'Ne 30/1, 20 t, CIF Mersin.' });
      await tag(page, t('request.form.field.tags'), 'yarn');
    },
    where: (page) => field(page, 'name'),
    text: newRequest,
    press: async (page, t) => {
      await press(page, t('request.form.add'));
      await page.locator('.button--spend').click();
    },
    call: 'AddAndEditRequest',
    done: (page) => page.getByRole('link', { name: newRequest }),
    isStored: true,
    adds: true,
  },
  {
    name: 'a request that is edited',
    at: async (walker) => `/edit-request/${(made.request = await saveRequest(walker, 'Yarn'))}`,
    fill: (page) => field(page, 'name').fill(editedRequest),
    where: (page) => field(page, 'name'),
    text: editedRequest,
    press: (page, t) => press(page, t('common.actions.save')),
    call: 'AddAndEditRequest',
    done: (page) => page.getByRole('link', { name: editedRequest }),
    isStored: true,
    other: {
      rule: 'asks',
      reads: 'GetUserRequestById',
      save: async (walker) => void (await saveRequest(walker, 'Other yarn', made.request)),
    },
  },
  {
    name: 'a new product',
    at: async ({ companyId }) => `/add-product/${companyId}`,
    fill: async (page, t) => {
      await fillAll(page, { name: newProduct, description: 'Combed cotton' });
      await tag(page, t('product.field.tags'), 'towel');
      await category(page);
      await choosePicture(page);
    },
    where: (page) => field(page, 'name'),
    text: newProduct,
    call: 'AddAndEditProduct',
    done: (page, t) => toast(page, t('product.added')),
    isStored: true,
    adds: true,
  },
  {
    name: 'a product that is edited',
    at: async (walker) => `/edit-product/${walker.companyId}/${(made.product = await saveProduct(walker, 'Towel'))}`,
    fill: (page) => field(page, 'name').fill(editedProduct),
    where: (page) => field(page, 'name'),
    text: editedProduct,
    call: 'AddAndEditProduct',
    done: (page, t) => toast(page, t('product.saved')),
    isStored: true,
    other: {
      rule: 'asks',
      reads: 'GetProductDetailById',
      save: async (walker) => void (await saveProduct(walker, 'Other towel', made.product)),
    },
  },
  {
    name: 'a company that is edited',
    at: async ({ companyId }) => `/my-companies/${companyId}`,
    fill: (page) => field(page, 'description').fill('Towels and bathrobes'),
    where: (page) => field(page, 'description'),
    text: 'Towels and bathrobes',
    press: (page, t) => press(page, t('common.actions.save')),
    call: 'EditCompany',
    done: (page, t) => toast(page, t('company.saved')),
    isStored: true,
    other: {
      rule: 'asks',
      reads: 'GetCompanyById',
      save: async ({ request, token, companyId }) => {
        const { company } = await ask<{ company: { name: string; email: string } }>(request, '/api/Company/GetCompanyById', {
          token,
          data: { id: companyId },
        });
        const multipart = {
          CompanyId: companyId,
          Name: company.name,
          Email: company.email,
          Description: 'Sheets',
          CompanyKeywords: 'sheet',
        };
        await ask(request, '/api/Company/EditCompany', { token, multipart });
      },
    },
  },
  {
    name: 'a certificate',
    at: async ({ companyId }) => `/my-companies/${companyId}`,
    open: (page, t) => press(page, t('company.certificate.add')),
    fill: async (page, t) => {
      const dialog = page.locator('.dialog');
      await dialog.getByLabel(t('company.certificate.kind')).selectOption('iso9001');
      await dialog.getByLabel(t('company.certificate.number')).fill('QM-4711');
      await dialog.getByLabel(t('company.certificate.issuer')).fill('Quay Register');
      await dialog.getByLabel(t('trade.label.validUntil')).fill('2031-05-01');
      await dialog.locator('input[type=file]').setInputFiles(paper);
    },
    where: (page, t) => page.locator('.dialog').getByLabel(t('company.certificate.number')),
    text: 'QM-4711',
    press: (page, t) =>
      page
        .locator('.dialog')
        .getByRole('button', { name: t('common.actions.save'), exact: true })
        .click(),
    call: 'AddAndEditCertificate',
    done: (page, t) => toast(page, t('company.certificate.saved')),
    isStored: false,
  },
];
