/** A chat is larger than the list: it comes when someone reaches for one, or with the page whose address names it. */
export const loadChat = () => import('./OpenChat.tsx');

/** Fetches it ahead; a failed try is made again by the press itself. */
export const approachChat = (): void => void loadChat().catch(() => undefined);
