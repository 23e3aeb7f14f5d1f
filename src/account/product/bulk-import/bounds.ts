/** Limits of one import. */
export const rowsMax = 500;
export const tableBytesMax = 5_000_000;
/** Size of the zip before unpacking. */
export const archiveBytesMax = 200_000_000;
