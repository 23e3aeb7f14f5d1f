import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { getAccesibleChats } from '../../../contract/chat/calls.ts';
import { $session, may, setUnread } from '../../client/session/session.ts';
import { minuteMs } from '../../../contract/limits.ts';
import { useCall } from '../shared/data/query.ts';

const appBadgePollMs = 5 * minuteMs;

/** Updates the unread count on the app's messages tab, on every page of the business area (docs/requirements.md#open-chat-b-45). */
export function AppBadge() {
  const session = useStore($session);
  const enabled = session.accessToken !== '' && may(session, 'getAccesibleChatCards');
  const { data } = useCall(getAccesibleChats, { query: { page: '1' } }, { enabled, everyMs: appBadgePollMs });
  useEffect(() => {
    if (data !== undefined) setUnread(data.unreadMessageCount);
  }, [data]);
  return null;
}
