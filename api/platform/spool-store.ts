/**
 * Stores large files until their call has checked them: a window of each in memory, the rest in R2 while it arrives. They have no readable
 * address. They are deleted when the call ends, or after a crash by the sweep, which finds their pending rows.
 */
import { hexOf } from '../../contract/wire/ids.ts';
import { uploadBytesMax } from '../../contract/limits.ts';
import type { Env } from './env.ts';
import { bytesInMemory, FileBytes, windowBytes } from './file-bytes.ts';
import type { UploadedFile } from './http/handler.ts';
import { newId } from './ids.ts';

/** A file of a form, with the SHA-256 of its content, hex. */
export interface SpooledFile extends UploadedFile {
  readonly sha256: string;
}

const spoolKey = /^u\/\w{1,40}$/;
const windowKey = (key: string, index: number): string => `${key}/${index}`;
/** @returns the possible R2 objects of a waiting file; none for the key of another file */
export const spooledObjects = (key: string): string[] =>
  spoolKey.test(key) ? Array.from({ length: Math.ceil(uploadBytesMax / windowBytes) }, (_, index) => windowKey(key, index)) : [];

interface SpoolParts {
  env: Env;
  db: D1DatabaseSession;
  /** The main account of the sender; null for a guest. */
  ownerUserId: string | null;
  now: number;
  /** Keeps the call alive until its stored data are deleted, also if its sender leaves. */
  waitUntil(work: Promise<unknown>): void;
}

/** The waiting files of one call. */
export class Spool {
  readonly #parts: SpoolParts;
  readonly #keys: string[] = [];
  readonly #dropped = Promise.withResolvers<void>();
  /** One window for all files, since they arrive one after the other. */
  #window: Uint8Array | undefined;
  #storedBytes = 0;

  constructor(parts: SpoolParts) {
    this.#parts = parts;
  }

  write(): SpoolWriter {
    this.#window ??= new Uint8Array(windowBytes);
    return new SpoolWriter(this, this.#parts.env.MEDIA, this.#window);
  }

  /** Whether this many more bytes may stay in memory; counts them. */
  mayKeep(bytes: number): boolean {
    if (this.#storedBytes + bytes > windowBytes) return false;
    this.#storedBytes += bytes;
    return true;
  }

  /** @returns the key of a file that waits in R2 */
  async newKey(): Promise<string> {
    const { db, ownerUserId, now, waitUntil } = this.#parts;
    const id = newId();
    const key = `u/${id}`;
    if (this.#keys.length === 0) waitUntil(this.#dropped.promise);
    this.#keys.push(key);
    await db
      .prepare(
        `INSERT INTO media(id, r2_key, owner_user_id, kind, mime, bytes, original_name, state, visibility, created_at)
         VALUES(?1,?2,?3,'file','application/octet-stream',?4,'','pending','chat',?5)`,
      )
      .bind(id, key, ownerUserId, uploadBytesMax, now)
      .run();
    return key;
  }

  /** Deletes all waiting files. */
  async drop(): Promise<void> {
    if (this.#keys.length === 0) return;
    const { db, env } = this.#parts;
    try {
      await env.MEDIA.delete(this.#keys.flatMap(spooledObjects));
      await db.prepare('DELETE FROM media WHERE r2_key IN (SELECT value FROM json_each(?1))').bind(JSON.stringify(this.#keys)).run();
    } finally {
      this.#dropped.resolve();
    }
  }
}

/** Stores one file. */
export class SpoolWriter {
  readonly #spool: Spool;
  readonly #bucket: R2Bucket;
  readonly #window: Uint8Array;
  readonly #digest = new crypto.DigestStream('SHA-256');
  readonly #hash = this.#digest.getWriter();
  #filled = 0;
  #stored = 0;
  #key: string | undefined;

  constructor(spool: Spool, bucket: R2Bucket, window: Uint8Array) {
    this.#spool = spool;
    this.#bucket = bucket;
    this.#window = window;
  }

  /** Received bytes. */
  get size(): number {
    return this.#stored * windowBytes + this.#filled;
  }

  async write(part: Uint8Array): Promise<void> {
    for (let at = 0; at < part.byteLength;) {
      const taken = part.subarray(at, at + windowBytes - this.#filled);
      this.#window.set(taken, this.#filled);
      this.#filled += taken.byteLength;
      at += taken.byteLength;
      if (this.#filled === windowBytes) await this.#store();
    }
  }

  async end(): Promise<{ bytes: FileBytes; sha256: string }> {
    const { size } = this;
    let bytes: FileBytes;
    if (this.#stored === 0 && this.#spool.mayKeep(this.#filled)) {
      await this.#hash.write(this.#window.subarray(0, this.#filled));
      bytes = bytesInMemory(this.#window.slice(0, this.#filled));
    } else {
      if (this.#filled > 0) await this.#store();
      bytes = new FileBytes(size, (index, last) => this.#load(index, last));
    }
    await this.#hash.close();
    return { bytes, sha256: hexOf(new Uint8Array(await this.#digest.digest)) };
  }

  async #store(): Promise<void> {
    const full = this.#window.subarray(0, this.#filled);
    await this.#hash.write(full);
    this.#key ??= await this.#spool.newKey();
    await this.#bucket.put(windowKey(this.#key, this.#stored), full);
    this.#stored += 1;
    this.#filled = 0;
  }

  async #load(index: number, last: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const stored = await this.#bucket.get(windowKey(this.#key ?? '', index));
    if (stored === null) throw new Error('a waiting file is gone');
    const buffer = last.buffer.byteLength === windowBytes ? last.buffer : new ArrayBuffer(windowBytes);
    const reader = stored.body.getReader({ mode: 'byob' });
    const { value } = await reader.readAtLeast(stored.size, new Uint8Array(buffer));
    await reader.cancel();
    return value ?? new Uint8Array();
  }
}
