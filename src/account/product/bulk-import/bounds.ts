/** How much one import may be. */
export const rowsMax = 500;
export const tableBytesMax = 5_000_000;
/** Of the zip as it is. */
export const archiveBytesMax = 200_000_000;
