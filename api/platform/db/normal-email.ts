/**
 * SQL: an address in the form of `normalEmail` (contract/email.ts). SQLite lowers letters of ASCII only, which leaves the İ of a Turkish
 * keyboard.
 */
export const normalEmailOf = (email: string): string => `lower(trim(replace(${email}, 'İ', 'i')))`;
