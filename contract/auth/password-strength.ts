/** From here on a password is no longer called weak; six characters are enough to be accepted (D-25). */
const fairLength = 8;
const strongLength = 12;

/** 0 nothing typed, 1 weak, 2 fair (from 8), 3 strong: a hint only. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (password === '') return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}|\p{Lo}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  if (password.length < fairLength) return 1;
  return password.length >= strongLength && kinds >= 3 ? 3 : 2;
}
