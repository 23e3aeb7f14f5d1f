/**
 * A file that is read in windows, so that at most two windows of it are in memory. On Cloudflare all concurrent requests of an isolate
 * share 128 MB.
 */
import { joined } from './bytes.ts';

export const windowBytes = 2 ** 19;

/**
 * @param last the previous window; its buffer may be reused @returns the window with this index; all but the last one have `windowBytes`
 * bytes
 */
export type WindowLoad = (index: number, last: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

export class FileBytes {
  readonly size: number;
  readonly #load: WindowLoad;
  #index = -1;
  #window: Uint8Array<ArrayBuffer> = new Uint8Array();

  constructor(size: number, load: WindowLoad) {
    this.size = size;
    this.#load = load;
  }

  /** @returns the bytes from the position to the end of its window; none after the end of the file. Valid until the next read */
  async view(from: number): Promise<Uint8Array> {
    if (from >= this.size) return new Uint8Array();
    const index = Math.floor(from / windowBytes);
    if (index !== this.#index) {
      this.#index = -1;
      this.#window = await this.#load(index, this.#window);
      this.#index = index;
    }
    return this.#window.subarray(from - index * windowBytes);
  }

  /** @returns a copy of a few bytes, at most a window; fewer at the end of the file */
  async slice(from: number, length: number): Promise<Uint8Array> {
    const first = (await this.view(from)).slice(0, length);
    if (first.byteLength === length || from + first.byteLength >= this.size) return first;
    const rest = await this.view(from + first.byteLength);
    return joined([first, rest.subarray(0, length - first.byteLength)]);
  }

  /** Everything between two positions, one window at a time; each is valid until the next is requested. */
  async *between(from: number, to: number): AsyncGenerator<Uint8Array> {
    for (let at = from; at < to;) {
      const view = (await this.view(at)).subarray(0, to - at);
      if (view.byteLength === 0) return;
      yield view;
      at += view.byteLength;
    }
  }
}

/** A file in memory. */
export const bytesInMemory = (whole: Uint8Array<ArrayBuffer>): FileBytes =>
  new FileBytes(whole.byteLength, async (index) => whole.subarray(index * windowBytes, (index + 1) * windowBytes));

/** Characters decoded at once: a text takes up to twice its bytes. */
const textStep = 2 ** 16;

/**
 * Searches for a pattern without holding the whole text.
 * @param overlap maximum length of a match, including lookbehind
 * @throws TypeError if a fatal decoder finds bytes that are no text
 */
export async function hasMatch(views: AsyncIterable<Uint8Array>, decoder: TextDecoder, pattern: RegExp, overlap: number): Promise<boolean> {
  let text = '';
  for await (const view of views)
    for (let at = 0; at < view.byteLength; at += textStep) {
      text = text.slice(-2 * overlap) + decoder.decode(view.subarray(at, at + textStep), { stream: true });
      const found = pattern.exec(text);
      // A match at the end of the text may be invalid with the text that follows, so it is checked again together with that.
      if (found !== null && found.index + overlap <= text.length) return true;
    }
  return pattern.test(text.slice(-2 * overlap) + decoder.decode());
}
