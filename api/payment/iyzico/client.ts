/**
 * Signed requests to iyzico with a timeout, and the meaning of its error codes (docs.iyzico.com: HMACSHA256 Auth, Response Signature
 * Validation, Webhook, Error Codes).
 */
import { secondMs } from '../../../contract/limits.ts';
import { newSecret } from '../../platform/ids.ts';
import { macOf } from '../../platform/security/mac.ts';
import type { BankReason } from '../../../contract/payment/fields.ts';

export interface IyzicoAccess {
  /** Scheme and host, e.g. https://api.iyzipay.com. */
  uri: string;
  apiKey: string;
  secretKey: string;
  /** Sends a request over the network, or over the binding of the sandbox bank. */
  fetch(request: Request): Promise<Response>;
}

export type Fields = Readonly<Record<string, unknown>>;
/** The answer, or null without a readable answer in time. Without an answer it is unknown whether the request was executed. */
export type Reply = Fields | null;

/** Timeouts of the calls; the edge's own timeout is ten seconds, and a capture continues after the edge's answer. */
const timeouts: Readonly<Record<string, number>> = { '/payment/3dsecure/auth': 20 * secondMs };
const timeoutMs = 8 * secondMs;

/** Nothing of request, answer or error is logged: they contain card data, names and addresses. */
export async function post({ uri, apiKey, secretKey, fetch }: IyzicoAccess, path: string, fields: Fields): Promise<Reply> {
  const body = JSON.stringify(fields);
  const randomKey = newSecret();
  const stop = new AbortController();
  const { promise: tooLate, resolve: giveUp } = Promise.withResolvers<null>();
  const timer = setTimeout(() => {
    giveUp(null);
    stop.abort();
  }, timeouts[path] ?? timeoutMs);
  const send = async (): Promise<Reply> => {
    const request = new Request(uri + path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: await authorizationOf({ apiKey, secretKey }, randomKey, path, body),
        'x-iyzi-rnd': randomKey,
      },
      body,
      redirect: 'manual',
      signal: stop.signal,
    });
    const answer: unknown = await (await fetch(request)).json();
    return typeof answer === 'object' && answer !== null ? (answer as Fields) : null;
  };
  try {
    return await Promise.race([send().catch(() => null), tooLate]);
  } finally {
    clearTimeout(timer);
  }
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

/**
 * "System error", "communication error", "timeout", "unknown": the money may have been taken nevertheless. Codes below 10000 are about the
 * request, the others are the bank's.
 */
const openCodes: readonly string[] = ['1', '2', '10204', '10214', '10219'];
/** Codes below 10000 that are about the card: 6000 and 6001 refuse it on suspicion of fraud. */
const cardCodes: readonly string[] = ['12', '13', '14', '15', '16', '17', '6000', '6001'];

/** Codes with a specific reason; others of the banks are `refused`, including suspicion of fraud. */
const reasonCodes: Readonly<Record<Exclude<BankReason, 'refused'>, readonly string[]>> = {
  funds: ['10051'],
  limit: ['10224'],
  // An invalid month or year, or a date in the past.
  expired: ['13', '14', '17', '10054', '10229'],
  // Reported lost or stolen, or blocked.
  lost: ['10041', '10043', '10209'],
  // The payment is not permitted to the holder, on the internet, or in general.
  notPermitted: ['10057', '10093', '10201', '10225'],
  number: ['12', '10213', '10215', '10216'],
  // The CVV is wrong, has another length, or was tried too often.
  cvv: ['15', '10084', '10206', '10212'],
};
const reasons = Object.entries(reasonCodes) as [BankReason, readonly string[]][];

/** Whether the outcome of the request is unknown. */
export const isOpenCode = (code: string): boolean => code === '' || openCodes.includes(code);
/** Whether the card was refused, and not the request. */
export const isCardCode = (code: string): boolean => cardCodes.includes(code) || (Number(code) >= 10_000 && !openCodes.includes(code));
/** @param code of a card that was refused */
export const reasonOf = (code: string): BankReason => reasons.find(([, codes]) => codes.includes(code))?.[0] ?? 'refused';
