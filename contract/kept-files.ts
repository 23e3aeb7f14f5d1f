/** The cache of the browser in which chosen files wait for their form (src/client/store/kept-files.ts, src/offline/share.ts). */
export const filesCache = 'kept-files';
