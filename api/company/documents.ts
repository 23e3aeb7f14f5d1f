/** Documents of a company's profile: visible to those who may edit it and to the moderator who decides, at addresses that expire. */
import type { CompanyDocument } from '../../contract/company/shapes.ts';
import { companyDocumentsMax } from '../../contract/limits.ts';
import type { StoredMedia } from '../platform/media.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { signedMediaUrl } from '../platform/signed-media.ts';
import type { Work } from '../platform/subject/work.ts';

/** An entry of the column `documents` of a company. */
export interface DocumentRow {
  id: string;
  key: string;
  name: string;
  bytes: number;
}

const documentsOf = (row: { documents: string }): DocumentRow[] => JSON.parse(row.documents) as DocumentRow[];
export const documentKeysOf = (row: { documents: string }): string[] => documentsOf(row).map(({ key }) => key);

/** The id of a document: the name of its file without folder and extension. */
const idOf = (key: string): string => /(\w+)\.\w+$/.exec(key)?.[1] ?? key;

export const documentRow = ({ key, name, bytes }: Pick<StoredMedia, 'key' | 'name' | 'bytes'>): DocumentRow => ({
  id: idOf(key),
  key,
  name,
  bytes,
});

/** @returns the column after an edit; @throws Refusal BAD_INPUT for an unknown document, and for too many */
export function editedDocuments(row: { documents: string }, removedIds: readonly string[], added: readonly StoredMedia[]): string {
  const present = documentsOf(row);
  if (removedIds.some((id) => !present.some((each) => each.id === id)))
    throw new Refusal('BAD_INPUT', { fields: { RemoveDocuments: 'INVALID' } });
  const remaining = present.filter(({ id }) => !removedIds.includes(id));
  const fresh = added.map(documentRow);
  if (remaining.length + fresh.length > companyDocumentsMax) throw new Refusal('BAD_INPUT', { fields: { OtherDocuments: 'TOO_MANY' } });
  return JSON.stringify([...remaining, ...fresh]);
}

/** The document with its signed address, with which everybody can open the file. */
export const shownDocument = async ({ env, clock }: Work, { id, key, name, bytes }: DocumentRow): Promise<CompanyDocument> => ({
  id,
  name,
  bytes,
  url: await signedMediaUrl(env, key, clock.now()),
});
export const shownDocuments = (deps: Work, row: { documents: string }): Promise<CompanyDocument[]> =>
  Promise.all(documentsOf(row).map((document) => shownDocument(deps, document)));
