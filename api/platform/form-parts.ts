/**
 * Parses a form while it arrives (RFC 7578): texts are stored, files are passed on in chunks. The platform's own parser reads the head of a
 * part and the texts, so that they are parsed in the same way as in a complete form.
 */
import { joined, startsWith } from './bytes.ts';
import { Refusal } from './http/refusal.ts';

/** Receives the files of a form one after the other. */
export interface FilePort {
  begin(field: string, name: string): void;
  write(part: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

const encoder = new TextEncoder();
const newLine = encoder.encode('\r\n');
const blankLine = encoder.encode('\r\n\r\n');
const lastMark = encoder.encode('--');
const headBytesMax = 2 ** 14;
/** For all texts of a form together. */
const textBytesMax = 2 ** 20;
const partsMax = 1000;

const invalid = (): Refusal => new Refusal('BAD_INPUT', { fields: { body: 'INVALID' } });

/** @returns its position, or -1 */
function find(data: Uint8Array, what: Uint8Array): number {
  const [first = 0] = what;
  for (let at = data.indexOf(first); at !== -1; at = data.indexOf(first, at + 1)) if (startsWith(data, what, at)) return at;
  return -1;
}

class FormParts {
  readonly #type: string;
  readonly #mark: Uint8Array;
  readonly #files: FilePort;
  /** Text parts as received. */
  readonly #texts: Uint8Array[] = [];
  #textBytes = 0;
  #parts = 0;
  #state: 'before' | 'marked' | 'head' | 'text' | 'file' | 'behind' = 'before';

  constructor(type: string, files: FilePort) {
    const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,100})"|([^;\s"]{1,100}))/i.exec(type) ?? [];
    const boundary = quoted ?? plain;
    if (boundary === undefined) throw invalid();
    this.#type = type;
    this.#mark = encoder.encode(`\r\n--${boundary}`);
    this.#files = files;
  }

  /** @returns the number of processed bytes; 0 if more bytes are needed first */
  async take(data: Uint8Array): Promise<number> {
    switch (this.#state) {
      case 'before':
        if (data.byteLength < this.#mark.byteLength) return 0;
        if (!startsWith(data, this.#mark)) throw invalid();
        this.#state = 'marked';
        return this.#mark.byteLength;
      case 'marked':
        if (data.byteLength < 2) return 0;
        this.#state = startsWith(data, newLine) ? 'head' : 'behind';
        if (this.#state === 'behind' && !startsWith(data, lastMark)) throw invalid();
        return 2;
      case 'head': {
        const end = find(data, blankLine);
        if (end === -1 ? data.byteLength > headBytesMax : end > headBytesMax) throw invalid();
        if (end === -1) return 0;
        await this.#begin(data.slice(0, end));
        return end + blankLine.byteLength;
      }
      case 'behind':
        return data.byteLength;
      default: {
        const at = find(data, this.#mark);
        const done = at === -1 ? data.byteLength - this.#mark.byteLength + 1 : at;
        if (done > 0) await this.#go(data.subarray(0, done));
        if (at === -1) return Math.max(0, done);
        if (this.#state === 'file') await this.#files.end();
        this.#state = 'marked';
        return at + this.#mark.byteLength;
      }
    }
  }

  /** @returns the texts of the whole form */
  async end(): Promise<[string, string][]> {
    if (this.#state !== 'behind') throw invalid();
    if (this.#texts.length === 0) return [];
    const texts = await this.#read(this.#texts);
    return texts.map(([field, value]): [string, string] => {
      if (typeof value !== 'string') throw invalid();
      return [field, value];
    });
  }

  async #begin(head: Uint8Array): Promise<void> {
    this.#parts += 1;
    if (this.#parts > partsMax) throw invalid();
    const part = [this.#mark, newLine, head, blankLine];
    const [[field, value] = [], ...others] = await this.#read(part);
    if (field === undefined || value === undefined || others.length > 0) throw invalid();
    this.#state = typeof value === 'string' ? 'text' : 'file';
    if (typeof value === 'string') for (const bytes of part) this.#keep(bytes);
    else this.#files.begin(field, value.name);
  }

  async #go(part: Uint8Array): Promise<void> {
    if (this.#state === 'file') await this.#files.write(part);
    else this.#keep(part.slice());
  }

  #keep(bytes: Uint8Array): void {
    this.#textBytes += bytes.byteLength;
    if (this.#textBytes > textBytesMax) throw new Refusal('TOO_LARGE');
    this.#texts.push(bytes);
  }

  /** Parts in the format of the platform's parser; each but the first begins with the boundary after a line break. */
  async #read(parts: readonly Uint8Array[]): Promise<[string, string | File][]> {
    const body = joined([...parts, this.#mark, lastMark, newLine]).subarray(newLine.byteLength);
    try {
      const form = await new Response(body, { headers: { 'content-type': this.#type } }).formData();
      return [...(form.entries() as Iterable<[string, string | File]>)];
    } catch {
      throw invalid();
    }
  }
}

/**
 * @param type the content type, which contains the boundary
 * @returns the texts, in their order
 * @throws Refusal BAD_INPUT for an incomplete form, TOO_LARGE for too much text
 */
export async function splitForm(chunks: AsyncIterable<Uint8Array>, type: string, files: FilePort): Promise<[string, string][]> {
  const parts = new FormParts(type, files);
  // Makes the first boundary like the others, after a line break.
  let held: Uint8Array = newLine;
  for await (const chunk of chunks) {
    held = joined([held, chunk]);
    for (let done = await parts.take(held); done > 0; done = await parts.take(held)) held = held.subarray(done);
  }
  return parts.end();
}
