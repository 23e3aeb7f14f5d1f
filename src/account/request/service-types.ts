/** As strings, for fields and addresses. */
export const serviceTypes = ['1', '2', '3', '4'] as const;
