/** A keyword for an address: letters of all scripts stay as they are (browsers encode them), which is a third of the bytes. */
export const keywordQuery = (keyword: string): string => keyword.replaceAll(/[%&#+"<>\\^`{|}]/g, encodeURIComponent).replaceAll(' ', '+');
