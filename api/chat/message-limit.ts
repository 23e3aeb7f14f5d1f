/** A lively talk stays below this in a minute; a script that floods a room, its sockets and its mails does not. */
export const messagesPerMinute = 60;

/** Names the counter of a main account: staff share it, so that more staff are not more messages. */
export const messageTriesKey = (masterUserId: string): string => `message:${masterUserId}`;
