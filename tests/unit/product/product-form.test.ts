/** What the product form sends and refuses, and the position in a list of products. */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { faultsOf } from '../../../contract/wire/check.ts';
import { placePictures } from '../../../api/product/picture-order.ts';
import { addressOfPlace, lastPlace, placeOf, rememberPlace } from '../../../src/account/shared/gate/product-place.ts';
import { sentFiles } from '../../../src/form/files.ts';
import { movePicture, newPicture, sentPictures, storedPictures, type Picture } from '../../../src/account/product/pictures.ts';
import { emptyProduct, productForm, productInput, valuesOf, type ProductValues } from '../../../src/account/product/form.ts';
import { shrunkSize } from '../../../src/account/shared/fields/picture.ts';
import { unsetId } from '../../../contract/wire/ids.ts';

const id = (letter: string): string => letter.repeat(24);
const file = (name: string): File => new File(['x'], name, { type: 'image/jpeg' });
const ids = (pictures: readonly Picture[]): string[] => pictures.map((picture) => picture.id);
const limits = { language: 'en' as const, keywords: 5, pictures: 3 };
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
  test('a picture moves to a position and the others keep their order', () => {
    const pictures = storedPictures(['a', 'b', 'c', 'd']);
    expect(ids(movePicture(pictures, 'd', 0))).toEqual(['d', 'a', 'b', 'c']);
    expect(ids(movePicture(pictures, 'a', 2))).toEqual(['b', 'c', 'a', 'd']);
    expect(ids(movePicture(pictures, 'b', 1))).toEqual(['a', 'b', 'c', 'd']);
    for (const to of [-1, 4]) expect(ids(movePicture(pictures, 'b', to))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('positions are sent only when new pictures are not behind the stored ones', () => {
    const [one, two] = [newPicture(file('one.jpg')), newPicture(file('two.jpg'))];
    const [stored] = storedPictures(['/s']) as [Picture];
    expect(sentPictures([stored, one, two])).toEqual({ urls: ['/s'], positions: [] });
    expect(sentPictures([one, stored, two])).toEqual({ urls: ['/s'], positions: ['0', '2'] });
    expect(sentPictures([two, one])).toEqual({ urls: [], positions: [] });
    expect(sentFiles({ ImageList: [two, stored, one] })).toEqual({ files: { ImageList: [two.file, one.file] } });
  });

  test('uploaded pictures are sent by key, in order with stored ones by address', () => {
    const [one, two] = ['1', '2'].map((key) => ({ id: key, key: `p/${key}.jpg`, name: `${key}.jpg`, bytes: 9 })) as [Picture, Picture];
    const [stored] = storedPictures(['/s']) as [Picture];
    expect(sentPictures([two, stored, one])).toEqual({ urls: ['/media/p/2.jpg', '/s', '/media/p/1.jpg'], positions: [] });
    expect(sentFiles({ ImageList: [two, stored, one] })).toEqual({ uploads: { ImageList: ['p/2.jpg', 'p/1.jpg'] } });
  });

  test('the stored order is that of the form, for every order', () => {
    const list = fc.array(fc.record({ isNew: fc.boolean(), mark: fc.uuid() }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(list, (marks) => {
        const pictures: Picture[] = marks.map(({ isNew, mark }) => (isNew ? { id: mark, file: file(mark) } : { id: mark }));
        const { urls, positions } = sentPictures(pictures);
        const added = marks.flatMap(({ isNew, mark }) => (isNew ? [mark] : []));
        expect(placePictures(urls, added, positions.map(Number))).toEqual(ids(pictures));
      }),
    );
  });

  test.each([[[0]], [[0, 0]], [[0, 3]], [[-1, 0]], [[0.5, 1]], [[Number.NaN, 1]], [[0, 1, 2]]])('refuses the positions %j', (positions) => {
    expect(placePictures(['a'], ['b', 'c'], positions)).toBeNull();
  });

  test('photos become smaller, never larger, and keep their proportions', () => {
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
  test('accepts 4,096 characters', () => {
    expect(productFaults({ ...good, description: 'x'.repeat(4096) })).toEqual([]);
  });

  test('sends id and version only for an edit, version 0 included', () => {
    const added = productInput(good, id('a'), null, 'en').body;
    expect(added).toMatchObject({ CompanyId: id('a'), 'Product.Name': 'Towel', ImageURLs: ['/media/p/1.jpg'] });
    for (const name of ['Product.Id', 'Product.Version', 'ImagePositions']) expect(added).not.toHaveProperty([name]);
    expect(productInput(good, id('a'), { id: id('7'), version: 0 }, 'en').body).toMatchObject({
      'Product.Id': id('7'),
      'Product.Version': 0,
    });
  });

  test('a copy names its original while one of its pictures is copied', () => {
    const copied = productInput(good, id('a'), null, 'en', id('7')).body;
    expect(copied).toMatchObject({ 'Product.CopyOf': id('7'), ImageURLs: ['/media/p/1.jpg'] });
    expect(copied).not.toHaveProperty(['Product.Id']);
    const own = productInput({ ...good, pictures: [newPicture(file('one.jpg'))] }, id('a'), null, 'en', id('7')).body;
    expect(own).not.toHaveProperty(['Product.CopyOf']);
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
    expect(valuesOf(product, 'en')).toEqual({ ...good, code: 'T-1', categoryId: '', subCategoryId: '' });
  });
});

describe('the position in a list of products', () => {
  const company = id('a');
  test('is in the address and is read from it again; defaults are omitted', () => {
    const place = { sort: 'name', page: 2, find: 'is 1' } as const;
    const address = addressOfPlace(company, { part: 'tax' }, place);
    expect(address).toBe(`/my-companies/${company}?part=tax&sort=name&find=is+1&page=3`);
    expect(placeOf(Object.fromEntries(new URL(address, 'http://kervan.test').searchParams))).toEqual(place);
    expect(addressOfPlace(company, { sort: 'name', page: '3', find: 'x' }, { sort: 'newest', page: 0, find: ' ' })).toBe(
      `/my-companies/${company}`,
    );
  });
  test.each(['0', '-1', '1.5', 'x', '1e9', ''])('a page %s is the first', (page) => {
    expect(placeOf({ page, sort: 'price' })).toEqual({ sort: 'newest', page: 0, find: '' });
  });
  test('after saving, the list opens at its former position', () => {
    expect(lastPlace(company)).toBe(`/my-companies/${company}`);
    rememberPlace(company, `/my-companies/${company}?page=3`);
    expect([lastPlace(company), lastPlace(id('b'))]).toEqual([`/my-companies/${company}?page=3`, `/my-companies/${id('b')}`]);
  });
});
