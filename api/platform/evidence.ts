/** Files of reports and appeals, in the format of their rows. */
import type { ShownEvidence } from '../../contract/notice/evidence.ts';
import type { StoredMedia } from './media.ts';
import { type MediaReader, signedMediaUrl } from './signed-media.ts';
import type { Work } from './subject/work.ts';

type EvidenceFile = Pick<StoredMedia, 'key' | 'name' | 'bytes'>;

/** @returns the column of the row */
export const evidenceText = (files: readonly StoredMedia[]): string =>
  JSON.stringify(files.map(({ key, name, bytes }): EvidenceFile => ({ key, name, bytes })));

/** SQL: the keys of the files of rows. @param table as `table alias` @param where a condition over the alias */
export const evidenceKeys = (table: string, alias: string, where: string): string =>
  `SELECT json_extract(f.value, '$.key') FROM ${table} ${alias}, json_each(${alias}.files) f WHERE ${where}`;

/** The files with signed addresses, with which everybody can open them. @param files as stored */
export const shownEvidenceOf = ({ env, clock }: Pick<Work, 'env' | 'clock'>, files: string, reader: MediaReader): Promise<ShownEvidence> =>
  Promise.all(
    (JSON.parse(files) as EvidenceFile[]).map(async ({ key, name, bytes }) => ({
      name,
      bytes,
      url: await signedMediaUrl(env, key, clock.now(), reader),
    })),
  );
