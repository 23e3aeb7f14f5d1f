/** What is shared to an installed copy begins a request: the service worker takes it, the request form finds it. */
import { filesCache } from './kept-files.ts';

export const sharePath = '/share';
/** Where it waits, and what the form's address says then. */
export const sharedName = 'shared';
export const sharedAddress = `/add-request?${sharedName}=1`;
export const sharedKey = `/${filesCache}/${sharedName}`;
export const sharedTextField = 'text';
/** Of what is shared, so much is kept. */
export const sharedTextMax = 2000;
export const sharedImagesMax = 10;
