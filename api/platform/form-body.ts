/** Reads a form with files: texts into memory, files in chunks into the spool, within the limits of the call. */
import type { FileField, WholeCall } from '../../contract/wire/call.ts';
import { uploadBytesMax } from '../../contract/limits.ts';
import type { ReadBody } from './body.ts';
import { type FilePort, splitForm } from './form-parts.ts';
import { Refusal } from './http/refusal.ts';
import type { Spool, SpooledFile, SpoolWriter } from './spool-store.ts';

/** Files of a body are identified by name and content. */
const fingerprintOf = (input: Record<string, string | string[]>, files: Record<string, SpooledFile[]>): string =>
  JSON.stringify([input, Object.entries(files).map(([field, list]) => [field, list.map(({ name, sha256 }) => [name, sha256])])]);

/** Stores the files of a form while they arrive, within the limits of the call. */
class Files implements FilePort {
  // Without a prototype, since names come from clients and may be `constructor`.
  readonly files = Object.create(null) as Record<string, SpooledFile[]>;
  readonly #rules: ReadonlyMap<string, FileField>;
  readonly #spool: Spool;
  #field = '';
  #name = '';
  #writer: SpoolWriter | undefined;

  constructor({ files }: WholeCall, spool: Spool) {
    this.#rules = new Map(Object.entries(files ?? {}));
    this.#spool = spool;
  }

  begin(field: string, name: string): void {
    if (!this.#rules.has(field)) throw new Refusal('BAD_INPUT', { fields: { [field]: 'UNKNOWN_FIELD' } });
    this.#field = field;
    this.#name = name;
    this.#writer = this.#spool.write();
  }

  async write(part: Uint8Array): Promise<void> {
    const writer = this.#writer;
    if (writer === undefined) return;
    if (writer.size + part.byteLength > uploadBytesMax) throw new Refusal('TOO_LARGE', { fields: { [this.#field]: 'TOO_LONG' } });
    if (writer.size === 0 && part.byteLength > 0) this.#limit();
    await writer.write(part);
  }

  async end(): Promise<void> {
    const writer = this.#writer;
    // Browsers send an empty part for an unused file input.
    if (writer === undefined || (writer.size === 0 && this.#name === '')) return;
    this.#limit();
    (this.files[this.#field] ??= []).push({ name: this.#name, ...(await writer.end()) });
  }

  #limit(): void {
    const field = this.#field;
    if ((this.files[field]?.length ?? 0) >= (this.#rules.get(field)?.countMax ?? 0))
      throw new Refusal('BAD_INPUT', { fields: { [field]: 'TOO_MANY' } });
  }
}

/**
 * @param type the content type, which contains the boundary
 * @throws Refusal TOO_LARGE, BAD_INPUT (incomplete form, unknown or too many files)
 */
export async function readForm(call: WholeCall, type: string, chunks: AsyncIterable<Uint8Array>, spool: Spool): Promise<ReadBody> {
  const port = new Files(call, spool);
  const texts = await splitForm(chunks, type, port);
  const input = Object.create(null) as Record<string, string | string[]>;
  for (const [field, value] of texts) {
    const before = input[field];
    input[field] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  const { files } = port;
  return { input, files, fingerprint: async () => fingerprintOf(input, files) };
}
