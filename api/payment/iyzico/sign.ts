/** iyzico's signatures: docs.iyzico.com, "HMACSHA256 Auth", "Response Signature Validation" and "Webhook" (X-IYZ-SIGNATURE-V3). */
import { macOf } from '../../platform/security/mac.ts';

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
  const signature = await macOf(secretKey, randomKey + path + body);
  return `IYZWSv2 ${btoa(`apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`)}`;
}

/** The signature of an answer or a callback over its values in the documented order; prices are without trailing zeros. */
export const answerSignature = (secretKey: string, values: readonly (string | number)[]): Promise<string> =>
  macOf(secretKey, values.map(String).join(':'));

/** The signature of a webhook in its direct format. */
export const webhookSignature = (
  secretKey: string,
  { eventType, paymentId, conversationId, status }: { eventType: string; paymentId: string; conversationId: string; status: string },
): Promise<string> => macOf(secretKey, secretKey + eventType + paymentId + conversationId + status);
