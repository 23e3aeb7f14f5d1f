/** The country of a client's address, between edge and API. */
export const countryHeader = 'x-kervan-country';

/** @returns two upper-case letters; empty for an unknown country, satellites (XX) and the Tor network (T1) */
export const countryOf = (named: string | null): string => (named !== null && /^[A-Z]{2}$/.test(named) && named !== 'XX' ? named : '');
