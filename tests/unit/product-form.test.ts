/** What the product form sends and what it refuses, and which products of a list are shown. */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { faultsOf } from '../../contract/check.ts';
import { placePictures } from '../../contract/product/picture-order.ts';
import { findProducts, productPage } from '../../src/account/company/product-page.ts';
import { movePicture, newPicture, sentPictures, storedPictures, type Picture } from '../../src/account/product/pictures.ts';
import { emptyProduct, productForm, productInput, valuesOf, type ProductValues } from '../../src/account/product/form.ts';
import { shrunkSize } from '../../src/account/shared/picture.ts';
import { unsetId } from '../../contract/wire.ts';

const id = (letter: string): string => letter.repeat(24);
const file = (name: string): File => new File(['x'], name, { type: 'image/jpeg' });
const ids = (pictures: readonly Picture[]): string[] => pictures.map((picture) => picture.id);
const limits = { keywords: 5, pictures: 3 };
const productFaults = (values: ProductValues) => faultsOf(productForm.rules, values, limits);
const good: ProductValues = {
  ...emptyProduct,
  name: 'Towel',
  description: 'Cotton',
  keywords: ['towel'],
  categoryId: id('b'),
  subCategoryId: id('c'),
  pictures: storedPictures(['/media/p/1.jpg']),
};

describe('the order of pictures', () => {
  test('a picture moves to a place and the others keep their order', () => {
    const pictures = storedPictures(['a', 'b', 'c', 'd']);
    expect(ids(movePicture(pictures, 'd', 0))).toEqual(['d', 'a', 'b', 'c']);
    expect(ids(movePicture(pictures, 'a', 2))).toEqual(['b', 'c', 'a', 'd']);
    expect(ids(movePicture(pictures, 'b', 1))).toEqual(['a', 'b', 'c', 'd']);
    for (const to of [-1, 4]) expect(ids(movePicture(pictures, 'b', to))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('places are sent only when new pictures are not behind the stored ones', () => {
    const [one, two] = [newPicture(file('one.jpg')), newPicture(file('two.jpg'))];
    const [stored] = storedPictures(['/s']) as [Picture];
    expect(sentPictures([stored, one, two])).toEqual({ urls: ['/s'], files: [one.file, two.file], positions: [] });
    expect(sentPictures([one, stored, two])).toEqual({ urls: ['/s'], files: [one.file, two.file], positions: ['0', '2'] });
    expect(sentPictures([two, one])).toEqual({ urls: [], files: [two.file, one.file], positions: [] });
  });

  test('what is stored has the order that the form shows, for every order', () => {
    const list = fc.array(fc.record({ isNew: fc.boolean(), mark: fc.uuid() }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(list, (marks) => {
        const pictures: Picture[] = marks.map(({ isNew, mark }) => (isNew ? { id: mark, file: file(mark) } : { id: mark }));
        const { urls, files, positions } = sentPictures(pictures);
        const added = files.map(({ name }) => name);
        expect(placePictures(urls, added, positions.map(Number))).toEqual(ids(pictures));
      }),
    );
  });

  test.each([[[0]], [[0, 0]], [[0, 3]], [[-1, 0]], [[0.5, 1]], [[Number.NaN, 1]], [[0, 1, 2]]])('refuses the places %j', (positions) => {
    expect(placePictures(['a'], ['b', 'c'], positions)).toBeNull();
  });

  test('photographs become smaller, never larger, and keep their proportions', () => {
    expect(shrunkSize(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 });
    expect(shrunkSize(1000, 8000, 1600)).toEqual({ width: 200, height: 1600 });
    expect(shrunkSize(1600, 1200, 1600)).toBeNull();
    expect(shrunkSize(20_000, 2, 1600)).toEqual({ width: 1600, height: 1 });
  });
});

describe('the product form', () => {
  test('checks in the order of the specification', () => {
    expect(productFaults(emptyProduct).map(({ check }) => check)).toEqual([
      'name',
      'description',
      'tags',
      'category',
      'subCategory',
      'pictures',
    ]);
    expect(productFaults(good)).toEqual([]);
  });
  test.each([
    ['name', { name: '  ' }],
    ['descriptionLong', { description: 'x'.repeat(4097) }],
    ['tagsMany', { keywords: ['aa', 'bb', 'cc', 'dd', 'ee', 'ff'] }],
    ['subCategory', { subCategoryId: '' }],
    ['picturesMany', { pictures: storedPictures(['a', 'b', 'c', 'd']) }],
  ] as const)('finds %s', (check, change) => {
    expect(productFaults({ ...good, ...change } as ProductValues).map((fault) => fault.check)).toEqual([check]);
  });
  test('takes 4,096 characters', () => {
    expect(productFaults({ ...good, description: 'x'.repeat(4096) })).toEqual([]);
  });

  test('sends id and version only when it edits, version 0 included', () => {
    const added = productInput(good, id('a'), null).body;
    expect(added).toMatchObject({ CompanyId: id('a'), 'Product.Name': 'Towel', ImageURLs: ['/media/p/1.jpg'] });
    for (const name of ['Product.Id', 'Product.Version', 'ImagePositions']) expect(added).not.toHaveProperty([name]);
    expect(productInput(good, id('a'), { id: id('7'), version: 0 }).body).toMatchObject({ 'Product.Id': id('7'), 'Product.Version': 0 });
  });

  test('shows an unset category as not chosen', () => {
    const product = {
      id: id('7'),
      name: 'Towel',
      description: 'Cotton',
      code: 'T-1',
      categoryId: unsetId,
      subCategoryId: unsetId,
      productKeywords: ['towel'],
      imageURLs: ['/media/p/1.jpg'],
      dtCreatedAt: '2026-01-01T00:00:00.000Z',
      company: { id: id('a'), name: 'Mill', path: 'mill', logoURL: '', country: 'tr' },
      version: 1,
    };
    expect(valuesOf(product)).toEqual({ ...good, code: 'T-1', categoryId: '', subCategoryId: '' });
  });
});

describe('the list of a company', () => {
  const products = Array.from({ length: 23 }, (_, index) => ({ id: String(index), name: `Towel ${index}`, code: `T-${index}` }));
  test('shows ten at a time, and never a page that is not there', () => {
    expect(productPage(products, null, null)).toMatchObject({ page: 1, pageCount: 3, start: 1, end: 10 });
    expect(productPage(products, 3, null)).toMatchObject({ page: 3, start: 21, end: 23 });
    expect(productPage(products.slice(0, 20), 3, null)).toMatchObject({ page: 2, pageCount: 2, start: 11, end: 20 });
    expect(productPage([], 1, null)).toMatchObject({ page: 1, pageCount: 1, start: 0, end: 0, shown: [] });
  });
  test('opens where the product stands that was just saved, until someone chooses a page', () => {
    expect(productPage(products, null, '14').page).toBe(2);
    expect(productPage(products, 1, '14').page).toBe(1);
    expect(productPage(products, null, 'gone').page).toBe(1);
  });
  test('finds names and codes by all words, however they are written', () => {
    const mixed = [
      { id: '1', name: 'İpek şal', code: 'IS-1' },
      { id: '2', name: 'منشفة قطنية', code: '' },
      { id: '3', name: 'Ёлочная ткань' },
    ];
    expect(findProducts(mixed, ' ').length).toBe(3);
    expect(findProducts(mixed, 'ipek').map((each) => each.id)).toEqual(['1']);
    expect(findProducts(mixed, 'is 1 sal').map((each) => each.id)).toEqual(['1']);
    expect(findProducts(mixed, 'قطنيه').map((each) => each.id)).toEqual(['2']);
    expect(findProducts(mixed, 'елочная').map((each) => each.id)).toEqual(['3']);
    expect(findProducts(mixed, 'ipek ткань')).toEqual([]);
  });
});
