import { type ChatColleague, getChatColleagues } from '../../../contract/chat/calls.ts';
import { useCall } from '../shared/data/query.ts';

/** People of the account who may answer chats; empty for an account of one person, who answers all. */
export function useChatColleagues(): readonly ChatColleague[] {
  const colleagues = useCall(getChatColleagues).data?.colleagues ?? [];
  return colleagues.length > 1 ? colleagues : [];
}
