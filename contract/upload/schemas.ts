import * as z from 'zod/mini';
import type { CallSchemas } from '../wire/call.ts';
import { manyTexts } from '../wire/wire.ts';
import { uploadFields } from './upload-fields.ts';

const uploadsAskedMax = 40;
const fileNameLengthMax = 500;

const upload = z.object({
  /** Identifies the file in the call that uses it. */
  key: z.string(),
  /** Signed address for a preview, valid for an hour at least. */
  url: z.string(),
  name: z.string(),
  bytes: z.number(),
  /** In pixels, if the file is a picture. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
});
export type Upload = z.infer<typeof upload>;

export const uploadFile = {
  query: z.object({
    /** The call and its field for which the file is uploaded. */
    field: z.enum(uploadFields, 'INVALID'),
    /** The original name: its extension distinguishes text formats. */
    name: z._default(z.string().check(z.maxLength(fileNameLengthMax, 'TOO_LONG')), ''),
  }),
  data: z.object({ upload }),
  errors: ['UNSUPPORTED_MEDIA', 'EMPTY_FILE', 'TOO_LARGE', 'THROTTLED', 'UPLOAD_GONE'],
  summary:
    'Accepts one file as the body, unencoded, and validates it. The call for which it is uploaded is then sent as JSON with its key; unused files are deleted after a day.',
} as const satisfies CallSchemas;

export const getUploads = {
  query: z.object({ keys: manyTexts(uploadsAskedMax) }),
  data: z.object({ uploads: z.array(upload) }),
  summary: 'Which of these files of the account are still unused.',
} as const satisfies CallSchemas;
