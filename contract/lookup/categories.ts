/** What a script without schemas has to know of GetCategories. */
export const categoriesPlace = { method: 'GET', path: '/CMSCategories/GetCategories' } as const;
