/** Requests with trade facts. */
import { expect } from 'vitest';
import { getRequestCards, getRequestDetailById } from '../../../../contract/request/calls.ts';
import { data } from '../api-client.ts';
import { lookups } from '../api-fixtures.ts';
import { decided, editedRequest, type Published, published } from '../published.ts';
import { firstRow } from '../database.ts';

/** An edit of a request. */
export const change = (its: { requestId: string }, more: Record<string, unknown>) => ({ 'Request.Id': its.requestId, ...more });
export const detailOf = async (id: string, token?: string) => (await data(getRequestDetailById, { body: { id }, token })).request;
export const cardOf = async (id: string) => (await data(getRequestCards, { body: { size: 50 } })).requests.find((card) => card.id === id);
/** The stored row. */
export const row = (id: string) =>
  firstRow<{ facts: string; expires_at: number; is_active: number }>('SELECT * FROM request WHERE id=?1', id);
/** Fields of a logistic need. */
export const logistics = async () => {
  const { logisticTypeId, shippingTypeId } = await lookups();
  return { 'Request.InServiceEnum': 3, 'Request.LogisticTypeId': logisticTypeId, 'Request.ShippingTypeId': shippingTypeId };
};
/** Ids of the requests that a text finds. */
export const found = async (text: string) => (await data(getRequestCards, { body: { text, size: 50 } })).requests.map(({ id }) => id);
/** A public request that was created with facts. */
export async function withFacts(facts: object, more: Record<string, unknown> = {}): Promise<Published> {
  const its = await published(`Yard ${crypto.randomUUID().slice(0, 8)}`);
  const { code, request } = await editedRequest(its, { ...more, 'Request.Facts': JSON.stringify(facts), 'Request.Send': true });
  expect(code).toBe('REQUEST_ADDED');
  const requestId = request?.id ?? '';
  expect(await decided('request', requestId, true)).toBe('APPROVED');
  return { ...its, requestId };
}
