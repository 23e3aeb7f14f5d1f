import { zlibSync } from 'fflate';
import { joined } from '../../../api/platform/bytes.ts';

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
const number = (value: number): Uint8Array => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

function chunk(type: string, body: Uint8Array): Uint8Array {
  const content = joined([new TextEncoder().encode(type), body]);
  return joined([number(body.length), content, number(crc32(content))]);
}

/** A grey PNG of noise, which compresses badly. */
export function noisePng(width: number, height: number): Uint8Array<ArrayBuffer> {
  let state = 1;
  const rows = Uint8Array.from({ length: height * (width + 1) }, (_, index) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return index % (width + 1) === 0 ? 0 : state >>> 24;
  });
  const head = joined([number(width), number(height), Uint8Array.of(8, 0, 0, 0, 0)]);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return joined([signature, chunk('IHDR', head), chunk('IDAT', zlibSync(rows)), chunk('IEND', new Uint8Array())]);
}
