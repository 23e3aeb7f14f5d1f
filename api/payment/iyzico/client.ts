/** A signed request to iyzico with a timeout. */
import { secondMs } from '../../../contract/limits.ts';
import { newSecret } from '../../platform/ids.ts';
import { authorizationOf } from './sign.ts';

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
