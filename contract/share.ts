/**
 * Content that other apps share to the installed site: the service worker stores it, and the person chooses whether it becomes a request or
 * a message.
 */
import { filesCache } from './shared-files.ts';
import { accountPages } from './site/account-pages.ts';

/** The address to which other apps share, and of the page on which the person chooses. */
export const sharePath = accountPages.share.path;
/** The parameter in the address of a form or chat that loads the shared content. */
export const sharedName = 'shared';
/** @param path of the form or the chat, without language prefix */
export const withShared = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}${sharedName}=1`;
/** The cache key of stored content. */
export const sharedKey = `/${filesCache}/${sharedName}`;
export const sharedTextField = 'text';
/** Longer shared texts are cut. */
export const sharedTextMax = 2000;
export const sharedImagesMax = 10;
