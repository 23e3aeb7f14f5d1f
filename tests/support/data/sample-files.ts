/** Small files of every accepted kind, built byte by byte, and some false ones. */
const bytes = (...parts: (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part])));
const big = (value: number, length: number): number[] => Array.from({ length }, (_, index) => (value >>> (8 * (length - 1 - index))) & 255);
const little = (value: number, length: number): number[] => big(value, length).reverse();

export const file = (name: string, content: Uint8Array<ArrayBuffer> | string, type = ''): File => new File([content], name, { type });

export function jpgBytes(width: number, height: number, after = ''): Uint8Array<ArrayBuffer> {
  return bytes(
    [
      0xff,
      0xd8,
      0xff,
      0xe0,
      0,
      7,
      ...Array.from('JFIF\0', (letter) => letter.charCodeAt(0)),
      0xff,
      0xc0,
      0,
      8,
      8,
      ...big(height, 2),
      ...big(width, 2),
      1,
      0xff,
      0xda,
      0,
      2,
      7,
      0xff,
      0,
      9,
      0xff,
      0xd9,
    ],
    after,
  );
}
export function pngBytes(width: number, height: number, after = ''): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, body: number[]): number[] => [
    ...big(body.length, 4),
    ...Array.from(type, (letter) => letter.charCodeAt(0)),
    ...body,
    0,
    0,
    0,
    0,
  ];
  return bytes(
    [0x89],
    'PNG\r\n',
    [0x1a, 0x0a],
    chunk('IHDR', [...big(width, 4), ...big(height, 4), 8, 2, 0, 0, 0]),
    chunk('IDAT', [1, 2, 3]),
    chunk('IEND', []),
    after,
  );
}
export function webpBytes(width: number, height: number): Uint8Array<ArrayBuffer> {
  const body = [...little(0, 4), ...little(width - 1, 3), ...little(height - 1, 3)];
  return bytes('RIFF', little(4 + 8 + body.length, 4), 'WEBPVP8X', little(body.length, 4), body);
}

/** A zip file of stored entries. @param unpackedBytes a false unpacked length of each entry */
export function zipBytes(entries: Record<string, string>, comment = '', unpackedBytes?: number): Uint8Array<ArrayBuffer> {
  const heads: number[] = [];
  const directory: number[] = [];
  for (const [name, content] of Object.entries(entries)) {
    const letters = [...bytes(name)];
    const offset = heads.length;
    heads.push(
      ...bytes(
        'PK',
        [3, 4],
        little(10, 2),
        little(0, 12),
        little(content.length, 4),
        little(content.length, 4),
        little(letters.length, 2),
        little(0, 2),
        letters,
        content,
      ),
    );
    directory.push(
      ...bytes(
        'PK',
        [1, 2],
        little(10, 4),
        little(0, 12),
        little(content.length, 4),
        little(unpackedBytes ?? content.length, 4),
        little(letters.length, 2),
        little(0, 12),
        little(offset, 4),
        letters,
      ),
    );
  }
  const count = Object.keys(entries).length;
  return bytes(
    heads,
    directory,
    'PK',
    [5, 6],
    little(0, 4),
    little(count, 2),
    little(count, 2),
    little(directory.length, 4),
    little(heads.length, 4),
    little(comment.length, 2),
    comment,
  );
}
export const docxBytes = (): Uint8Array<ArrayBuffer> => zipBytes({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' });
export const odtBytes = (): Uint8Array<ArrayBuffer> =>
  zipBytes({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<o/>' });
/** A container of the old office formats, whose directory has these names. */
export const oldOfficeBytes = (names: readonly string[], ...contents: (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  bytes(
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    ...contents,
    Array.from({ length: 64 }, () => 0),
    ...names.map((name) => Array.from(name.padEnd(64, '\0')).flatMap((letter) => [letter.charCodeAt(0), 0])),
  );
export const xlsBytes = (): Uint8Array<ArrayBuffer> => oldOfficeBytes(['Workbook']);

export const logoFile = (): File => file('logo.jpg', jpgBytes(500, 500), 'image/jpeg');
export const coverFile = (): File => file('cover.png', pngBytes(1800, 700), 'image/png');
export const pictureFile = (name = 'picture.webp'): File => file(name, webpBytes(800, 600), 'image/webp');
