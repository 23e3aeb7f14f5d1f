/** Deliberately simple, as the specification demands; a delivered mail is the proof. */
export const emailPattern = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\.]+(\.[^\s@<>(),;:"\\.]+)+$/;
