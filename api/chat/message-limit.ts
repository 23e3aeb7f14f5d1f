/** A lively chat has fewer messages per minute; a script that floods chats, sockets and mailboxes has more. */
export const messagesPerMinute = 60;

/** The key of a main account's counter. Staff share it, so that more staff cannot send more. */
export const messageTriesKey = (masterUserId: string): string => `message:${masterUserId}`;

/** More than the documents of a whole deal in an hour; files of six megabytes must not fill the storage. */
export const filesPerHour = 100;
export const fileTriesKey = (masterUserId: string): string => `chat-file:${masterUserId}`;
