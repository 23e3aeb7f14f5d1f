import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { getAccesibleChats } from '../../../contract/chat/calls.ts';
import type { UserInfo } from '../../../contract/session/shapes.ts';
import { listenToAccount } from '../../client/session/account-connection.ts';
import { call } from '../../client/call.ts';
import { refreshSession } from '../../client/session/refresh.ts';
import { sendToHost } from '../../client/host/host-app.ts';
import { $session, $unread, may, type Session, setUnread } from '../../client/session/session.ts';
import { invalidate, queryClient } from '../shared/data/query.ts';

/** Reads the list again if it is shown; otherwise only its count. */
async function renewChats(): Promise<void> {
  if (queryClient.getQueryCache().findAll({ queryKey: [getAccesibleChats.name], type: 'active' }).length > 0) {
    await invalidate(['chat']);
    return;
  }
  const answer = await call(getAccesibleChats, { query: { page: '1' } });
  if (answer.ok) setUnread(answer.data.unreadMessageCount);
}

const mayList = (): boolean => may($session.get(), 'getChat') && may($session.get(), 'getAccesibleChatCards');

/** Permissions, balance and plan are part of the credentials, so a refresh updates pages and buttons. */
function renewSession(isBehind: (user: UserInfo) => boolean): void {
  const { user, accessToken } = $session.get();
  if (user !== null && accessToken !== '' && isBehind(user)) void refreshSession(accessToken);
  void invalidate(['user']);
}

/** Another tab has stored the user with a new plan; its details are in fresh credentials only. */
const isPlanBehind = ({ user, creditPlan }: Session): boolean =>
  user !== null && user.dtCreditPlanExpireDate !== (creditPlan?.dtExpireDate ?? null);

/** One live connection updates chat list, badge, notifications, balance and permissions on every page of the business area. */
export function LiveConnection() {
  const session = useStore($session);
  const unread = useStore($unread);
  // The number on the icon of an installed copy, or of the native app.
  useEffect(() => {
    sendToHost({ type: 'badge', count: unread });
    void (navigator as Partial<Navigator>).setAppBadge?.(unread).catch(() => undefined);
  }, [unread]);
  const isSignedIn = session.accessToken !== '';
  useEffect(() => {
    if (!isSignedIn) return undefined;
    return listenToAccount((what, balance) => {
      if (what.has('chats') && mayList()) void renewChats();
      // The main user always has all permissions.
      if (what.has('rights')) renewSession(({ isMainUser }) => !isMainUser);
      // In this browser the answer of the call, or its storage, has already set the balance, but not what other tabs show of it.
      if (balance !== null) renewSession(({ inCredit }) => inCredit !== balance);
      // A decision of the moderators changes what it is about, and is reported by a notification only.
      if (what.has('bell')) void invalidate(['notification', 'company', 'product', 'request']);
    });
  }, [isSignedIn]);
  const isBehind = isSignedIn && isPlanBehind(session);
  useEffect(() => {
    if (isBehind) renewSession(() => true);
  }, [isBehind]);
  return null;
}
