/** The name under which a file is shown and downloaded. */
const lengthMax = 120;

/**
 * Control characters, characters that are not permitted in file names, and invisible ones that change a name's direction:
 * `invoice\u202Efdp.exe`.
 */
const strange = /[\p{Cc}"<>|:*?\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** The last part of a path, cleaned, at most 120 characters with its extension; empty if nothing is left. */
export const cleanFileName = (name: string): string =>
  Array.from((name.split(/[\\/]/).at(-1) ?? '').toWellFormed().replace(strange, '').trim())
    .slice(-lengthMax)
    .join('');
