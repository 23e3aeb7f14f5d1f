/** The name of a file as its people know it: shown, and carried by downloads. */
const lengthMax = 120;

/** Control characters, what no system lets stand in a name, and marks that turn a name's direction or hide in it: `invoice\u202Efdp.exe`. */
const strange = /[\p{Cc}"<>|:*?\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** The last part of a path, cleaned, at most 120 letters with its ending; empty when nothing is left. */
export const cleanFileName = (name: string): string =>
  Array.from((name.split(/[\\/]/).at(-1) ?? '').toWellFormed().replace(strange, '').trim())
    .slice(-lengthMax)
    .join('');
