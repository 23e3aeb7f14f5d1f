/** Schemas of typed texts. */
import * as z from 'zod/mini';
import { plainAddress, plainLine, plainText } from './plain-text.ts';

/** A visible character: a letter, a digit, a sign. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Characters as people and the database count them: an emoji outside of the basic plane is one. */
const signsOf = (text: string): number => [...text].length;

const required = (plain: (text: string) => string, lengthMax: number) =>
  z
    .string('REQUIRED')
    .check(z.overwrite(plain), z.minLength(1, 'REQUIRED'), z.maxLength(lengthMax, 'TOO_LONG'), z.regex(visible, 'REQUIRED'));
const optional = (plain: (text: string) => string, lengthMax: number) =>
  z.optional(z.string().check(z.overwrite(plain), z.maxLength(lengthMax, 'TOO_LONG')));

/** Lengths are UTF-16 units, as a text field counts them. */
export const requiredText = (lengthMax: number) => required(plainText, lengthMax);
export const requiredLine = (lengthMax: number) => required(plainLine, lengthMax);
export const optionalText = (lengthMax: number) => optional(plainText, lengthMax);
export const optionalLine = (lengthMax: number) => optional(plainLine, lengthMax);
export const optionalAddress = (lengthMax: number) => optional(plainAddress, lengthMax);

/** A name with a minimum number of characters. */
export const nameLine = (lengthMin: number, lengthMax: number) =>
  requiredLine(lengthMax).check(z.refine((name) => signsOf(name) >= lengthMin, 'TOO_SHORT'));
