/**
 * Kinds of public content with pictures: their picture columns, and statements that set these columns if the version is still the one that
 * was read.
 */
import { setStatements as setCompanyStatements } from '../company/edit-store.ts';
import { findCompany } from '../company/store.ts';
import type { WithPictures } from '../platform/db/pictures.ts';
import { readProductPictures, setProductPicturesStatements } from '../product/store.ts';
import { setStatements as setRequestStatements } from '../request/edit-store.ts';
import { findRequest } from '../request/store.ts';

interface Pictured extends WithPictures {
  id: string;
  version: number;
  edited_version: number;
}
interface PicturedKind {
  read(db: D1DatabaseSession, id: string): Promise<Pictured | null>;
  set(db: D1DatabaseSession, row: Pictured, columns: WithPictures): D1PreparedStatement[];
}

const kinds: Readonly<Record<string, PicturedKind>> = {
  company: { read: findCompany, set: (db, row, columns) => setCompanyStatements(db, row, { ...columns }) },
  product: { read: readProductPictures, set: (db, row, { images = '[]' }) => setProductPicturesStatements(db, row, images) },
  request: { read: findRequest, set: (db, row, columns) => setRequestStatements(db, row, { ...columns }) },
};

/** @returns undefined for a kind without pictures of its own */
export const picturedKind = (kind: string): PicturedKind | undefined => kinds[kind];
