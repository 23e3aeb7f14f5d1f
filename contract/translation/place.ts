/** Where a public text is translated: apart from the schemas, so that the toggle's script stays small. */
export const translateTextPlace = { method: 'POST', path: '/Tools/TranslateText' } as const;
export type TranslateTarget = 'request' | 'product' | 'company';
