/** Lengths of fields are defined once, in contract/<subject>/fields.ts; calls and forms use them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addContactUs } from '../../../contract/content/schemas.ts';
import { addAndEditProduct } from '../../../contract/product/schemas.ts';
import { productLengths } from '../../../contract/product/fields.ts';
import { filesOf, root } from '../../support/structure/packages.ts';

const linesWith = (folder: string, pattern: RegExp): string[] =>
  // The style guide shows parts, not fields of the trade.
  filesOf(folder)
    .filter((file) => !file.includes('/Styleguide'))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );

test.each(['src/account', 'src/form', 'src/islands'])('no field of %s has a length of its own', (room) => {
  expect(linesWith(room, /\b(maxLength|limit|maxDigits)=\{\d/)).toEqual([]);
});

test('the call refuses one character more', () => {
  const body = { CompanyId: 'a'.repeat(24), 'Product.CategoryId': 'b'.repeat(24), 'Product.SubCategoryId': 'c'.repeat(24) };
  const named = (length: number) =>
    addAndEditProduct.body.safeParse({ ...body, 'Product.Description': 'Cotton', 'Product.Name': 'x'.repeat(length) }).success;
  expect([named(productLengths.name), named(productLengths.name + 1)]).toEqual([true, false]);
  expect(addContactUs.body.safeParse({ name: 'Nour', email: `${'x'.repeat(95)}@b.example`, message: 'Hello' }).success).toBe(false);
});
