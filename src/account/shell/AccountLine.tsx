import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { getAccesibleChats } from '../../../contract/chat/calls.ts';
import { listenToAccount } from '../../client/account-line.ts';
import { call } from '../../client/call.ts';
import { $session, may, setUnread } from '../../client/session.ts';
import { invalidate, queryClient } from '../shared/query.ts';

/** The list is read again where it is shown; elsewhere only its count is needed. */
async function renewChats(): Promise<void> {
  if (queryClient.getQueryCache().findAll({ queryKey: [getAccesibleChats.name], type: 'active' }).length > 0) {
    await invalidate(['Rooms']);
    return;
  }
  const answer = await call(getAccesibleChats, { query: { page: '1' } });
  if (answer.ok) setUnread(answer.data.unreadMessageCount);
}

/** One line carries list, badge and bell on every page of the business area. */
export function AccountLine() {
  const session = useStore($session);
  const mayListen = session.accessToken !== '' && may(session, 'getChat') && may(session, 'getAccesibleChatCards');
  useEffect(() => {
    if (!mayListen) return undefined;
    return listenToAccount((what) => {
      if (what.has('chats')) void renewChats();
      if (what.has('bell')) void invalidate(['Notification']);
    });
  }, [mayListen]);
  return null;
}
