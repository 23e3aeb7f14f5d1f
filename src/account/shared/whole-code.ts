import { leftToRight } from '../../../contract/text/isolate.ts';

/** A code with hyphens in a heading: left to right, and on one line (U+2060 forbids a break). */
export const wholeCode = (code: string): string => leftToRight(code.replaceAll('-', '-\u2060'));
