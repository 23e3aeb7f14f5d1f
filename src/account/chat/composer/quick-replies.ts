/** More are not quick to look through. */
export const repliesMax = 20;

/** Each stands once. @returns the same list when it is full */
export const withReply = (replies: readonly string[], reply: string): readonly string[] =>
  reply.trim() === '' || replies.includes(reply) || replies.length >= repliesMax ? replies : [...replies, reply];
