/** Deliberately simple, as the specification asks; the mail itself is the proof. */
export const emailPattern = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\.]+(\.[^\s@<>(),;:"\\.]+)+$/;
