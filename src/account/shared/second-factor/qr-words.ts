/** The code words of a QR code of level L: text, filling and error correction (ISO/IEC 18004). */

/** Error correction code words of a block, and the number of blocks, by version. */
const correction = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22];
const blockCounts = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6];
/** Code words of a version, without function patterns. */
function codeWordsOf(version: number): number {
  const aligned = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const modules = (16 * version + 128) * version + 64 - (aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55) - (version < 7 ? 0 : 36);
  return Math.floor(modules / 8);
}
const dataWordsOf = (version: number): number => codeWordsOf(version) - (correction[version - 1] ?? 0) * (blockCounts[version - 1] ?? 0);
/** Bits of mode and length before the data. */
const headBitsOf = (version: number): number => (version < 10 ? 12 : 20);

/** Multiplication in GF(2⁸) modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** Coefficients of the Reed-Solomon generator, without the leading one. */
function generatorOf(degree: number): number[] {
  const generator: number[] = Array.from({ length: degree }, (_, index) => (index === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let index = 0; index < degree; index += 1) generator[index] = times(generator[index] ?? 0, root) ^ (generator[index + 1] ?? 0);
    root = times(root, 2);
  }
  return generator;
}

function remainderOf(data: readonly number[], generator: readonly number[]): number[] {
  const rest = generator.map(() => 0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    generator.forEach((coefficient, index) => (rest[index] = (rest[index] ?? 0) ^ times(coefficient, factor)));
  }
  return rest;
}

/** Mode, length and text, filled up to the size of the version. */
function dataOf(bytes: Uint8Array, version: number): number[] {
  const lengthBits = headBitsOf(version) - 4;
  const bits = `0100${bytes.length.toString(2).padStart(lengthBits, '0')}${Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')}`;
  const ended = bits.padEnd(Math.min(bits.length + 4, dataWordsOf(version) * 8), '0');
  const words = (ended.match(/.{1,8}/g) ?? []).map((word) => Number.parseInt(word.padEnd(8, '0'), 2));
  for (let fill = 0xec; words.length < dataWordsOf(version); fill ^= 0xec ^ 0x11) words.push(fill);
  return words;
}

/** Data and error correction of all blocks, interleaved. */
function interleaved(data: readonly number[], version: number): number[] {
  const [count, degree] = [blockCounts[version - 1] ?? 1, correction[version - 1] ?? 0];
  const shortCount = count - (codeWordsOf(version) % count);
  const shortLength = Math.floor(codeWordsOf(version) / count) - degree;
  const generator = generatorOf(degree);
  let at = 0;
  const blocks = Array.from({ length: count }, (_, index) => data.slice(at, (at += shortLength + (index < shortCount ? 0 : 1))));
  const checks = blocks.map((block) => remainderOf(block, generator));
  const across = (lists: readonly number[][]): number[] =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, row) => lists.flatMap((list) => list[row] ?? [])).flat();
  return [...across(blocks), ...across(checks)];
}

/** The words of the smallest version that holds a text; null if none does. */
export function qrWords(text: string): { version: number; words: number[] } | null {
  const bytes = new TextEncoder().encode(text);
  const version = correction.findIndex((_, index) => bytes.length * 8 + headBitsOf(index + 1) <= dataWordsOf(index + 1) * 8) + 1;
  return version === 0 ? null : { version, words: interleaved(dataOf(bytes, version), version) };
}
