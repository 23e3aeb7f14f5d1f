/** Judges uploads by content and stores them (docs/behaviour.md#upload-limits). Names and types that the client sends are hints, never trusted. */
import { cleanFileName } from './file-name.ts';
import {
  formatOfName,
  imageFormats,
  mimeTypes,
  uploadFault,
  type UploadFormat,
  uploadRules,
  type UploadPurpose,
} from '../../contract/upload.ts';
import { documentFormatOf } from './document-format.ts';
import { type FileBytes, hasMatch } from './file-bytes.ts';
import type { Deps, GivenFile, UploadedFile } from './http/handler.ts';
import { newFileName, newId } from './ids.ts';
import { copyPending, type NewMedia, storePending } from './media-store.ts';
import { type Piece, readPicture, sizeOf } from './picture-format.ts';
import { Refusal } from './http/refusal.ts';
import { findWaiting } from './waiting-store.ts';
import type { CallDefinition } from '../../contract/wire/call.ts';

/** A file that is stored and waits for its batch. */
export interface StoredMedia {
  key: string;
  name: string;
  bytes: number;
  kind: 'image' | 'file';
  /** Pixels of a picture. */
  width: number | null;
  height: number | null;
}

/** What a browser or a server would run if somebody got it to read the picture as a page. */
const foreignCode = /<(?:script|html|!doctype|iframe|\?php)/i;
const foreignCodeLengthMax = 9;
const isImage = (format: UploadFormat): boolean => (imageFormats as readonly string[]).includes(format);

/** A file as it will be stored. */
interface Judged {
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
 * Judges one file for its purpose.
 * @throws Refusal UNSUPPORTED_MEDIA, TOO_LARGE, or BAD_INPUT for a wrong pixel size, each naming the field
 */
export async function judgeUpload({ name, bytes }: UploadedFile, purpose: UploadPurpose, field: string): Promise<Judged> {
  const picture = await readPicture(bytes);
  const promised = formatOfName(name);
  const format = picture?.format ?? (await documentFormatOf(bytes, promised));
  const pixels = { width: picture?.width ?? null, height: picture?.height ?? null };
  const fault = uploadFault(uploadRules[purpose], { format, bytes: bytes.size, ...pixels });
  if (fault !== null) throw new Refusal(fault.code, { fields: { [field]: fault.field } });
  const pieces = picture?.pieces ?? [[0, bytes.size] as const];
  const content = (): AsyncIterable<Uint8Array> => contentOf(bytes, pieces);
  const isForeign = picture !== null && (await hasMatch(content(), new TextDecoder('latin1'), foreignCode, foreignCodeLengthMax));
  // A document whose name promises something else would be opened by the wrong program.
  const isMisnamed = picture === null && promised !== format;
  if (format === null || isForeign || isMisnamed) throw new Refusal('UNSUPPORTED_MEDIA', { fields: { [field]: 'INVALID' } });
  return { format, size: sizeOf(pieces), ...pixels, content };
}

/** What is stored together has one name and counts on: lists of pictures stay short. */
const numbered = (together: string, index: number): string => `p/${together}${index === 0 ? '' : `-${index + 1}`}`;

export interface UploadTarget {
  /** The main account that the file belongs to. */
  ownerUserId: string;
  call: Pick<CallDefinition, 'name' | 'files'>;
  /** Of the call. */
  field: string;
  /** The chat that it is sent to; its files go with their account. */
  chatId?: string;
}

/** Where a file lies that is not public: those of chats have sizes. */
const privateFolder = (purpose: UploadPurpose, within: string): string => `${purpose === 'companyDocument' ? 'd' : 'c'}/${within}`;

/**
 * Takes the files of a call: those that wait are found, the others judged and stored as pending. The caller's batch makes them live
 * (`mediaChangeStatements`).
 * @throws Refusal when any of them is not acceptable, which stores nothing, and UPLOAD_GONE for a key that waits for no such field of the account
 */
export async function storeUploads(deps: Deps, files: readonly GivenFile[] | undefined, target: UploadTarget): Promise<StoredMedia[]> {
  const rule = target.call.files?.[target.field];
  if (rule === undefined) throw new Error(`${target.call.name} takes no ${target.field}`);
  const waiting = (files ?? []).flatMap((file) => ('key' in file ? [file.key] : []));
  if (waiting.length > 0) return claimed(deps, waiting, target);
  const { purpose, isPrivate = false } = rule;
  // Documents stand in no list, and nobody is to guess one before its request is public.
  const together = purpose === 'requestDocument' ? newId() : newFileName();
  const folder = isPrivate ? privateFolder(purpose, target.chatId ?? newId()) : null;
  const created: NewMedia[] = [];
  for (const [index, file] of ((files ?? []) as readonly UploadedFile[]).entries()) {
    const { format, size, width, height, content } = await judgeUpload(file, purpose, target.field);
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

/** Files that were uploaded before, as their call takes them. */
async function claimed(deps: Deps, keys: readonly string[], { ownerUserId, call, field }: UploadTarget): Promise<StoredMedia[]> {
  const rows = await findWaiting(deps.db, keys, ownerUserId);
  return keys.map((key) => {
    const row = rows.find((each) => each.key === key);
    if (row?.field !== `${call.name}.${field}`) throw new Refusal('UPLOAD_GONE', { fields: { [field]: 'INVALID' } });
    const { field: _, ...stored } = row;
    return stored;
  });
}

/**
 * Pictures of their own with the content of others, as pending like uploads.
 * @param keys pictures of the account
 * @returns the keys of the copies in the same order
 * @throws Refusal BAD_INPUT naming the field when one of them is gone
 */
export async function copyPictures(deps: Deps, keys: readonly string[], ownerUserId: string, field: string): Promise<string[]> {
  const together = newFileName();
  const keyOf = (key: string, place: number): string => `${numbered(together, place)}${/\.\w+$/.exec(key)?.[0] ?? ''}`;
  const copies = await copyPending(deps.env, deps.db, keys, ownerUserId, keyOf, deps.clock.now());
  if (copies === null) throw new Refusal('BAD_INPUT', { fields: { [field]: 'INVALID' } });
  return copies;
}
