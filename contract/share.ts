/** What is shared to an installed copy: the service worker takes it, and the person says whether it begins a request or a message. */
import { filesCache } from './kept-files.ts';
import { accountPages } from './site/account-pages.ts';

/** Where other apps post to, and where the person chooses. */
export const sharePath = accountPages.share.path;
/** What the address of a form or a chat says that is to have what waits. */
export const sharedName = 'shared';
/** @param path of the form or the chat, without language prefix */
export const withShared = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}${sharedName}=1`;
/** Where it waits. */
export const sharedKey = `/${filesCache}/${sharedName}`;
export const sharedTextField = 'text';
/** Of what is shared, so much is kept. */
export const sharedTextMax = 2000;
export const sharedImagesMax = 10;
