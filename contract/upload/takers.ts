/** Fields of calls whose files can be uploaded before the call, named like `AddAndEditProduct.ImageList`. */
import type { CallDefinition, FileField } from '../wire/call.ts';
import { sendMessage } from '../chat/calls.ts';
import { editCompany } from '../company/calls.ts';
import { addAndEditCertificate } from '../company/certificate-calls.ts';
import { addAndEditProduct } from '../product/calls.ts';
import { saveContent } from '../publishing/calls.ts';
import { addAndEditRequest } from '../request/calls.ts';
import { editUserProfile } from '../user/calls.ts';

const takers = [
  addAndEditProduct,
  addAndEditRequest,
  editCompany,
  addAndEditCertificate,
  editUserProfile,
  sendMessage,
  saveContent,
] as const;

type WordOf<C> = C extends { name: infer Name extends string; files: infer Fields } ? `${Name}.${keyof Fields & string}` : never;
export type UploadField = WordOf<(typeof takers)[number]>;

export interface Taker {
  readonly call: CallDefinition;
  /** The field of the call. */
  readonly field: string;
  readonly rule: FileField;
}

const entries = takers.flatMap((call: CallDefinition) =>
  Object.entries(call.files ?? {}).map(([field, rule]): [string, Taker] => [`${call.name}.${field}`, { call, field, rule }]),
);
const byWord: ReadonlyMap<string, Taker> = new Map(entries);

export const uploadFields = entries.map(([word]) => word) as readonly UploadField[];
export const takerOf = (word: string): Taker | undefined => byWord.get(word);
