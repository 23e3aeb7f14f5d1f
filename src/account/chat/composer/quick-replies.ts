/** A longer list would take too long to read. */
export const repliesMax = 20;

/** Adds a reply unless the list has it. @returns the same list when it is full */
export const withReply = (replies: readonly string[], reply: string): readonly string[] =>
  reply.trim() === '' || replies.includes(reply) || replies.length >= repliesMax ? replies : [...replies, reply];
