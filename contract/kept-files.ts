/** The browser's cache where chosen files wait for the form that they belong to (src/client/store/kept-files.ts, src/offline/share.ts). */
export const filesCache = 'kept-files';
