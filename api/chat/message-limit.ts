/** A lively talk stays below this in a minute; a script that floods a room, its sockets and its mails does not. */
export const messagesPerMinute = 60;

/** Names the counter of a main account: staff share it, so that more staff are not more messages. */
export const messageTriesKey = (masterUserId: string): string => `message:${masterUserId}`;

/** Documents of a whole deal stay below this in an hour; six megabytes each are not a way to fill a store. */
export const filesPerHour = 100;
export const fileTriesKey = (masterUserId: string): string => `chat-file:${masterUserId}`;
