/**
 * A write that is repeated with its key is executed once (docs/behaviour.md#idempotency-key), even if something fails between the write and
 * its answer.
 */
import { env } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import type { Env } from '../../../api/platform/env.ts';
import { minuteMs } from '../../../contract/limits.ts';
import { addAndEditProduct, getProductsByCompanyId } from '../../../contract/product/calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { approvedCompany, lookups, member } from '../../support/api/api-fixtures.ts';
import { file, jpgBytes } from '../../support/data/sample-files.ts';

/** An account that adds a product, with the number of its products. */
async function seller() {
  const user = await member();
  const company = await approvedCompany(user);
  const { categoryId, subCategoryId } = await lookups();
  const body = {
    CompanyId: company.id,
    'Product.Name': 'White marble',
    'Product.Description': 'Slabs of 2 cm',
    'Product.CategoryId': categoryId,
    'Product.SubCategoryId': subCategoryId,
    'Product.ProductKeywords': ['marble'],
  };
  const add = (picture: Uint8Array<ArrayBuffer>, options: { env?: Env; idempotencyKey?: string } = {}) =>
    call(addAndEditProduct, {
      token: user.token,
      body,
      files: { ImageList: file('marble.jpg', picture) },
      idempotencyKey: 'one-product-1',
      ...options,
    });
  const count = async () => (await data(getProductsByCompanyId, { query: { id: company.id } })).products.length;
  return { add, count };
}

/** Makes the database refuse to store a call's answer the first `failures` times. */
function forgetful(failures: number): Env {
  let left = failures;
  const withSession = (constraint: D1SessionBookmark | D1SessionConstraint): D1DatabaseSession => {
    const session = env.DB.withSession(constraint);
    const prepare = session.prepare.bind(session);
    return Object.assign(session, {
      prepare: (sql: string) => {
        if (sql.startsWith('UPDATE idempotency SET status') && left > 0) {
          left -= 1;
          throw new Error('the database is away');
        }
        return prepare(sql);
      },
    });
  };
  return { ...testEnv, DB: { withSession } as unknown as D1Database };
}

const picture = jpgBytes(640, 480);

afterEach(() => vi.restoreAllMocks());

test('an answer that could not be stored at once is stored after the call: a repetition gets it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { add, count } = await seller();
  const first = await add(picture, { env: forgetful(1) });
  const again = await add(picture);
  expect([first.status, first.envelope.code, log.mock.calls.length]).toEqual([200, 'PRODUCT_ADDED', 1]);
  expect([again.headers.get('idempotent-replay'), again.envelope]).toEqual(['true', first.envelope]);
  expect(await count()).toBe(1);
});

test('an answer that is never stored does not release the key: a repetition gets "in progress", and writes nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { add, count } = await seller();
  expect((await add(picture, { env: forgetful(2) })).status).toBe(200);
  clock.advance(minuteMs - 1);
  expect(await add(picture)).toMatchObject({ status: 409, envelope: { code: 'IN_PROGRESS' } });
  expect(await count()).toBe(1);
});

test('a refused call releases its key, so that the cause can be corrected', async () => {
  const { add, count } = await seller();
  expect((await add(new Uint8Array([1, 2, 3]))).envelope.code).toBe('UNSUPPORTED_MEDIA');
  expect((await add(picture)).envelope.code).toBe('PRODUCT_ADDED');
  expect(await count()).toBe(1);
});

test('files are distinguished by content, not by name and size', async () => {
  const { add, count } = await seller();
  const other = Uint8Array.from(picture);
  other[other.length - 3] = 8;
  expect((await add(picture)).envelope.code).toBe('PRODUCT_ADDED');
  expect(await add(other)).toMatchObject({ status: 409, envelope: { code: 'KEY_REUSED' } });
  expect((await add(Uint8Array.from(picture))).headers.get('idempotent-replay')).toBe('true');
  expect(await count()).toBe(1);
});
