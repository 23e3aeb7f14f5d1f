/** Prefetches the data of pages in the menu while someone reaches for their link. */
import { getAccesibleChats } from '../../../contract/chat/calls.ts';
import { getUserCompanies } from '../../../contract/company/calls.ts';
import { getUserAllRequestCards } from '../../../contract/request/calls.ts';
import { type AccountPageName, accountPages } from '../../../contract/site/account-pages.ts';
import type { AccountPage } from '../../../contract/site/page.ts';
import { getDashboard } from '../../../contract/dashboard/calls.ts';
import { getUserProfile } from '../../../contract/user/calls.ts';
import { $session, may } from '../../client/session/session.ts';
import { listInput as chatsInput } from '../chat/list/chat-cache.ts';
import { listInput as requestsInput, readListQuery } from '../request/list/list-query.ts';
import { readAhead } from '../shared/data/query.ts';

const reads: Partial<Record<AccountPageName, () => Promise<void>>> = {
  start: () => readAhead(getDashboard),
  profile: () => readAhead(getUserProfile),
  companies: () => readAhead(getUserCompanies),
  requests: () => readAhead(getUserAllRequestCards, requestsInput(readListQuery({}))),
  messages: () => readAhead(getAccesibleChats, chatsInput(1)),
};
/** Requests the first data of a page, unless it was just read or this person may not see it. */
export function readAheadFor(page: AccountPageName): void {
  const { flag }: AccountPage = accountPages[page];
  const session = $session.get();
  if (session.accessToken !== '' && (flag === undefined || may(session, flag))) void reads[page]?.();
}
