/** A chat is a larger chunk than the list. It is loaded when someone reaches for a chat, or with a page whose address names one. */
export const loadChat = () => import('./OpenChat.tsx');

/** Prefetches the chunk; the press itself repeats a failed attempt. */
export const approachChat = (): void => void loadChat().catch(() => undefined);
