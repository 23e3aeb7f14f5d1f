/** Deliberately simple, as the specification demands: only a delivered mail proves that an address exists. */
export const emailPattern = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\.]+(\.[^\s@<>(),;:"\\.]+)+$/;
