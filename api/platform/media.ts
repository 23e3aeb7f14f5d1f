/**
 * Validates uploads by content and stores them (docs/behaviour.md#upload-limits). Names and types from the client are hints, never
 * trusted.
 */
import { cleanFileName } from './file-name.ts';
import {
  formatOfName,
  imageFormats,
  mimeTypes,
  uploadFault,
  type UploadFormat,
  uploadRules,
  type UploadPurpose,
} from '../../contract/upload/rules.ts';
import { documentFormatOf } from './document-format.ts';
import { type FileBytes, hasMatch } from './file-bytes.ts';
import type { Deps, GivenFile, UploadedFile } from './http/handler.ts';
import { newFileName, newId } from './ids.ts';
import { copyPending, type NewMedia, storePending } from './media-store.ts';
import { type Piece, readPicture, sizeOf } from './picture-format.ts';
import { Refusal } from './http/refusal.ts';
import { findWaiting } from './waiting-store.ts';
import type { CallDefinition } from '../../contract/wire/call.ts';

/** A stored file that waits for its batch. */
export interface StoredMedia {
  key: string;
  name: string;
  bytes: number;
  kind: 'image' | 'file';
  /** Pixels of a picture. */
  width: number | null;
  height: number | null;
}

/** Code that a browser or server would execute if it interpreted the picture as a page. */
const foreignCode = /<(?:script|html|!doctype|iframe|\?php)/i;
const foreignCodeLengthMax = 9;
const isImage = (format: UploadFormat): boolean => (imageFormats as readonly string[]).includes(format);

/** A validated file, with the parts of it that are stored. */
interface CheckedUpload {
  format: UploadFormat;
  size: number;
  width: number | null;
  height: number | null;
  content(): AsyncIterable<Uint8Array>;
}

/** @returns the parts of a file one after the other */
async function* contentOf(bytes: FileBytes, pieces: readonly Piece[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces)
    if (piece instanceof Uint8Array) yield piece;
    else yield* bytes.between(...piece);
}

/**
 * Validates a file for its purpose.
 * @throws Refusal UNSUPPORTED_MEDIA, TOO_LARGE, or BAD_INPUT for a wrong pixel size, each with the field
 */
export async function validateUpload({ name, bytes }: UploadedFile, purpose: UploadPurpose, field: string): Promise<CheckedUpload> {
  const picture = await readPicture(bytes);
  const promised = formatOfName(name);
  const format = picture?.format ?? (await documentFormatOf(bytes, promised));
  const pixels = { width: picture?.width ?? null, height: picture?.height ?? null };
  const fault = uploadFault(uploadRules[purpose], { format, bytes: bytes.size, ...pixels });
  if (fault !== null) throw new Refusal(fault.code, { fields: { [field]: fault.field } });
  const pieces = picture?.pieces ?? [[0, bytes.size] as const];
  const content = (): AsyncIterable<Uint8Array> => contentOf(bytes, pieces);
  const isForeign = picture !== null && (await hasMatch(content(), new TextDecoder('latin1'), foreignCode, foreignCodeLengthMax));
  // A document with another extension would be opened by the wrong program.
  const isMisnamed = picture === null && promised !== format;
  if (format === null || isForeign || isMisnamed) throw new Refusal('UNSUPPORTED_MEDIA', { fields: { [field]: 'INVALID' } });
  return { format, size: sizeOf(pieces), ...pixels, content };
}

/** Files that are stored together share a name with a number, so that lists of pictures stay short. */
const numbered = (together: string, index: number): string => `p/${together}${index === 0 ? '' : `-${index + 1}`}`;

export interface UploadTarget {
  /** The main account of the file; null for a file of a report or appeal, which belongs to no account. */
  ownerUserId: string | null;
  call: Pick<CallDefinition, 'name' | 'files'>;
  /** The field of the call. */
  field: string;
  /** The chat of the file; the file is deleted with its account. */
  chatId?: string;
}

/** Folders of private files, except for those of chats. Only files of chats have further sizes. */
const folders: Readonly<Partial<Record<UploadPurpose, string>>> = { companyDocument: 'd', evidence: 'e' };
const privateFolder = (purpose: UploadPurpose, within: string): string => `${folders[purpose] ?? 'c'}/${within}`;

/**
 * Processes the files of a call: finds those that were uploaded before, validates the others and stores them as pending. The caller's batch
 * makes them live (`mediaChangeStatements`).
 * @throws Refusal if one of them is invalid, and then stores nothing; UPLOAD_GONE for a key that is not pending for this field of the
 * account
 */
export async function storeUploads(deps: Deps, files: readonly GivenFile[] | undefined, target: UploadTarget): Promise<StoredMedia[]> {
  const rule = target.call.files?.[target.field];
  if (rule === undefined) throw new Error(`${target.call.name} takes no ${target.field}`);
  const waiting = (files ?? []).flatMap((file) => ('key' in file ? [file.key] : []));
  if (waiting.length > 0) return claimed(deps, waiting, target);
  const { purpose, isPrivate = false } = rule;
  // Documents get a longer name, which cannot be guessed before their request is public; they are not part of lists.
  const together = purpose === 'requestDocument' ? newId() : newFileName();
  const folder = isPrivate ? privateFolder(purpose, target.chatId ?? newId()) : null;
  const created: NewMedia[] = [];
  for (const [index, file] of ((files ?? []) as readonly UploadedFile[]).entries()) {
    const { format, size, width, height, content } = await validateUpload(file, purpose, target.field);
    const name = folder === null ? numbered(together, index) : `${folder}/${newId()}`;
    created.push({
      id: newId(),
      key: `${name}.${format}`,
      ownerUserId: target.ownerUserId,
      kind: isImage(format) ? 'image' : 'file',
      mime: mimeTypes[format],
      bytes: size,
      content,
      width,
      height,
      originalName: cleanFileName(file.name) || `file.${format}`,
      visibility: folder === null ? 'public' : 'chat',
      chatId: target.chatId ?? null,
    });
  }
  await storePending(deps.env, deps.db, created, deps.clock.now());
  return created.map(({ key, originalName, bytes, kind, width, height }) => ({ key, name: originalName, bytes, kind, width, height }));
}

/** Files that were uploaded before their call. */
async function claimed(deps: Deps, keys: readonly string[], { ownerUserId, call, field }: UploadTarget): Promise<StoredMedia[]> {
  const rows = ownerUserId === null ? [] : await findWaiting(deps.db, keys, ownerUserId);
  return keys.map((key) => {
    const row = rows.find((each) => each.key === key);
    if (row?.field !== `${call.name}.${field}`) throw new Refusal('UPLOAD_GONE', { fields: { [field]: 'INVALID' } });
    const { field: _, ...stored } = row;
    return stored;
  });
}

/**
 * Copies of other pictures, pending like uploads.
 * @param keys pictures of the account
 * @returns the keys of the copies in the same order
 * @throws Refusal BAD_INPUT with the field if one of them no longer exists
 */
export async function copyPictures(deps: Deps, keys: readonly string[], ownerUserId: string, field: string): Promise<string[]> {
  const together = newFileName();
  const keyOf = (key: string, place: number): string => `${numbered(together, place)}${/\.\w+$/.exec(key)?.[0] ?? ''}`;
  const copies = await copyPending(deps.env, deps.db, keys, ownerUserId, keyOf, deps.clock.now());
  if (copies === null) throw new Refusal('BAD_INPUT', { fields: { [field]: 'INVALID' } });
  return copies;
}
