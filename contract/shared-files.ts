/** The cache of the browser in which chosen files wait for their form (src/client/store/shared-files.ts, src/offline/share.ts). */
export const filesCache = 'shared-files';
