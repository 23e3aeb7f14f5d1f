/** The unsubscribe link, to which mail programs and browsers post. Its token is the only proof that it needs. */
import { readQuery, stopMailsQuery } from '../../contract/wire/page-query.ts';
import { stopSearchMails } from '../../contract/saved-search/calls.ts';
import { callFor } from '../api/call-for.ts';
import type { EdgeEnv } from '../env.ts';

/** @returns whether the mails were stopped; null in an outage */
export async function stopSearchMailsBy(request: Request, env: EdgeEnv): Promise<boolean | null> {
  const { token } = readQuery(stopMailsQuery, new URL(request.url).searchParams);
  if (token === '') return false;
  const answer = await callFor(request, env, stopSearchMails, { body: { token } });
  return !answer.ok && answer.status >= 500 ? null : answer.ok;
}
