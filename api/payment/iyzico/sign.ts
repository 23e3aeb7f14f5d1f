/** iyzico's signatures: docs.iyzico.com, "HMACSHA256 Auth", "Response Signature Validation" and "Webhook" (X-IYZ-SIGNATURE-V3). */
import { hexOf } from '../../../contract/wire/ids.ts';

const encoder = new TextEncoder();

/** HMAC-SHA-256 under the secret key, hex. */
export async function hmacSha256(secretKey: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secretKey), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}

/** Compares in constant time. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [encoder.encode(a), encoder.encode(b)];
  if (left.byteLength !== right.byteLength) return false;
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0;
}

/**
 * The value of `Authorization` for one request.
 * @param path of the address, without its query
 * @param body exactly the bytes that are sent
 */
export async function authorizationOf(
  { apiKey, secretKey }: { apiKey: string; secretKey: string },
  randomKey: string,
  path: string,
  body: string,
): Promise<string> {
  const signature = await hmacSha256(secretKey, randomKey + path + body);
  return `IYZWSv2 ${btoa(`apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`)}`;
}

/** The signature of an answer or a callback over its values in the documented order; prices are without trailing zeros. */
export const answerSignature = (secretKey: string, values: readonly (string | number)[]): Promise<string> =>
  hmacSha256(secretKey, values.map(String).join(':'));

/** The signature of a webhook in its direct format. */
export const webhookSignature = (
  secretKey: string,
  { eventType, paymentId, conversationId, status }: { eventType: string; paymentId: string; conversationId: string; status: string },
): Promise<string> => hmacSha256(secretKey, secretKey + eventType + paymentId + conversationId + status);
