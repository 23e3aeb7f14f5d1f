/**
 * Permitted uploads (docs/behaviour.md#upload-limits, docs/behaviour.md#chat-files). The server detects formats by content; browsers apply
 * the same rules before sending.
 */
import type { CallDefinition } from '../wire/call.ts';
import type { ErrorCode, FieldError } from '../wire/errors.ts';
import { asciiLowerCase } from '../text/letter-case.ts';
import { jsonBytesMax, uploadBytesMax } from '../limits.ts';

/** The text fields of a form with files, and the multipart boundaries. */
export const formTextBytesMax = 200_000;

/** Maximum size of the body of a call: all its files at their largest, or its JSON. */
export function bodyBytesMax({ files, takesFile }: CallDefinition): number {
  if (takesFile === true) return uploadBytesMax;
  if (files === undefined) return jsonBytesMax;
  return Object.values(files).reduce((sum, { countMax }) => sum + countMax, 0) * uploadBytesMax + formTextBytesMax;
}

export const imageFormats = ['jpg', 'png', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];
const documentFormats = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'odt', 'odp', 'ods', 'csv'] as const;
export type DocumentFormat = (typeof documentFormats)[number];
export type UploadFormat = ImageFormat | DocumentFormat;

export const mimeTypes: Readonly<Record<UploadFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain; charset=utf-8',
  odt: 'application/vnd.oasis.opendocument.text',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'text/csv; charset=utf-8',
};

export interface UploadRule {
  readonly formats: readonly UploadFormat[];
  /** Exact size in pixels: the client crops and scales to it. */
  readonly width?: number;
  readonly height?: number;
}

/** A picture with more pixels is not a photograph, but an attack on the program that opens it. */
const pixelsMax = 50_000_000;

export const uploadRules = {
  logo: { formats: ['jpg'], width: 500, height: 500 },
  cover: { formats: ['jpg', 'png'], width: 1800, height: 700 },
  profilePicture: { formats: imageFormats },
  picture: { formats: imageFormats },
  requestDocument: { formats: documentFormats.filter((format) => format !== 'csv') },
  companyDocument: { formats: ['pdf', 'jpg', 'png'] },
  evidence: { formats: ['pdf', ...imageFormats] },
  chatFile: { formats: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'csv', 'txt', ...imageFormats] },
} as const satisfies Record<string, UploadRule>;
export type UploadPurpose = keyof typeof uploadRules;

/** The checked properties of a file: its format by content, and the dimensions of a picture. */
export interface CheckedFile {
  format: UploadFormat | null;
  bytes: number;
  width: number | null;
  height: number | null;
}

export interface UploadFault {
  code: Extract<ErrorCode, 'EMPTY_FILE' | 'UNSUPPORTED_MEDIA' | 'TOO_LARGE' | 'BAD_INPUT'>;
  field: FieldError;
}

/** @returns the fault of a file for its purpose, or null */
export function uploadFault(rule: UploadRule, file: CheckedFile): UploadFault | null {
  if (file.bytes === 0) return { code: 'EMPTY_FILE', field: 'INVALID' };
  if (file.bytes > uploadBytesMax) return { code: 'TOO_LARGE', field: 'TOO_LONG' };
  if (file.format === null || !rule.formats.includes(file.format)) return { code: 'UNSUPPORTED_MEDIA', field: 'INVALID' };
  const { width, height } = file;
  if (width === null || height === null) return null;
  if (width * height > pixelsMax) return { code: 'TOO_LARGE', field: 'TOO_LONG' };
  const fits = (rule.width === undefined || rule.width === width) && (rule.height === undefined || rule.height === height);
  return fits ? null : { code: 'BAD_INPUT', field: 'INVALID' };
}

const endingsOf = (format: UploadFormat): string => (format === 'jpg' ? '.jpg,.jpeg' : `.${format}`);
/** The `accept` of a file input. */
export const acceptOf = (rule: UploadRule): string => rule.formats.map(endingsOf).join(',');

/** The format by a file's name, or null. */
export function formatOfName(name: string): UploadFormat | null {
  const ending = asciiLowerCase(/\.([a-z0-9]{3,4})$/i.exec(name)?.[1] ?? '');
  if (ending === 'jpeg') return 'jpg';
  return ending in mimeTypes ? (ending as UploadFormat) : null;
}
