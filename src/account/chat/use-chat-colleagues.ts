import { type ChatColleague, getChatColleagues } from '../../../contract/chat/calls.ts';
import { useCall } from '../shared/data/query.ts';

/** Who of the account may answer chats; nobody where there is only one, who answers all. */
export function useChatColleagues(): readonly ChatColleague[] {
  const colleagues = useCall(getChatColleagues).data?.colleagues ?? [];
  return colleagues.length > 1 ? colleagues : [];
}
