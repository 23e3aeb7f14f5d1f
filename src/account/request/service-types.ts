/** As fields and addresses say them. */
export const serviceTypes = ['1', '2', '3', '4'] as const;
