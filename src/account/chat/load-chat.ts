/**
 * A chat is a larger chunk than the list. It is loaded when the pointer or the focus reaches a chat in the list, or with a page whose
 * address names a chat.
 */
export const loadChat = () => import('./OpenChat.tsx');

/** Prefetches the chunk; the press itself repeats a failed attempt. */
export const approachChat = (): void => void loadChat().catch(() => undefined);
