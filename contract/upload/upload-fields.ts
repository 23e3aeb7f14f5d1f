/** Fields of calls whose files can be uploaded before the call, named like `AddAndEditProduct.ImageList`. */
import type { CallDefinition, FileField } from '../wire/call.ts';
import { sendMessage } from '../chat/calls.ts';
import { addAndEditCertificate, editCompany } from '../company/calls.ts';
import { addAndEditProduct } from '../product/calls.ts';
import { saveContent } from '../publishing/calls.ts';
import { addAndEditRequest } from '../request/calls.ts';
import { editUserProfile } from '../user/calls.ts';

const callsWithFiles = [
  addAndEditProduct,
  addAndEditRequest,
  editCompany,
  addAndEditCertificate,
  editUserProfile,
  sendMessage,
  saveContent,
] as const;

type NameOf<C> = C extends { name: infer Name extends string; files: infer Fields } ? `${Name}.${keyof Fields & string}` : never;
export type UploadField = NameOf<(typeof callsWithFiles)[number]>;

/** A field of a call, by its name in an upload. */
interface FieldOfCall {
  readonly call: CallDefinition;
  /** The field of the call. */
  readonly field: string;
  readonly rule: FileField;
}

const entries = callsWithFiles.flatMap((call: CallDefinition) =>
  Object.entries(call.files ?? {}).map(([field, rule]): [string, FieldOfCall] => [`${call.name}.${field}`, { call, field, rule }]),
);
const byName: ReadonlyMap<string, FieldOfCall> = new Map(entries);

export const uploadFields = entries.map(([name]) => name) as readonly UploadField[];
export const uploadFieldOf = (name: string): FieldOfCall | undefined => byName.get(name);
