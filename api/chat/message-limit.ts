/** A lively conversation stays below this per minute; a script that floods a room, its sockets and its mails does not. */
export const messagesPerMinute = 60;

/** The key of a main account's counter. Staff share it, so that more staff cannot send more. */
export const messageTriesKey = (masterUserId: string): string => `message:${masterUserId}`;

/** More than the documents of a whole deal in an hour; at six megabytes each they must not fill the storage. */
export const filesPerHour = 100;
export const fileTriesKey = (masterUserId: string): string => `chat-file:${masterUserId}`;
