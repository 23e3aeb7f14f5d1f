/** The unsubscribe link, to which mail programs and browsers post. Its token is the only proof that it needs. */
import { readQuery, stopMailsQuery } from '../../contract/wire/page-query.ts';
import { addressOf, readAnswer, requestOf } from '../../contract/wire/wire-call.ts';
import { stopSearchMails } from '../../contract/saved-search/calls.ts';
import { passToApi } from '../api/proxy.ts';
import type { EdgeEnv } from '../env.ts';

/** @returns whether the mails were stopped; null in an outage */
export async function stopSearchMailsBy(request: Request, env: EdgeEnv): Promise<boolean | null> {
  const { token } = readQuery(stopMailsQuery, new URL(request.url).searchParams);
  if (token === '') return false;
  const sent = requestOf(stopSearchMails, { body: { token } });
  const headers = new Headers(request.headers);
  for (const [name, value] of sent.headers) headers.set(name, value);
  headers.set('accept', 'application/json');
  for (const name of ['authorization', 'content-length']) headers.delete(name);
  const answer = await readAnswer(
    stopSearchMails,
    await passToApi(new Request(new URL(addressOf(stopSearchMails), request.url), { ...sent, headers }), env),
  );
  return !answer.ok && answer.status >= 500 ? null : answer.ok;
}
