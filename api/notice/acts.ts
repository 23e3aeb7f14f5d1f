/** Measures against reported public content, as statements for the batch of the decision. */
import { approval } from '../../contract/company/approval.ts';
import { type CaseAct, caseActs } from '../../contract/decision/fields.ts';
import type { NoticeKind } from '../../contract/notice/fields.ts';
import { picturedKind } from '../catalogue/pictured.ts';
import { takeDownCompanyStatements } from '../company/approval-store.ts';
import { findCertificate, takeDownCertificateStatements } from '../company/certificate-store.ts';
import { reduceCompanyStatements } from '../company/boost/boost-store.ts';
import { findCompany } from '../company/store.ts';
import { pictureKeysOf, picturesOf, type RemovedPictures, withoutPictures } from '../platform/db/pictures.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { listedKeys, withdrawMediaStatement } from '../platform/media-store.ts';
import type { Verdict } from '../platform/subject/moderated.ts';
import { readShownProduct, restrictProductStatements } from '../product/restriction-store.ts';
import { takeDownArticleStatements } from '../publishing/publish.ts';
import { takeDownRequestStatements } from '../request/approval-store.ts';
import { findRequest } from '../request/store.ts';

/** Returns null if the content is not public, so that the measure is impossible. */
type Effect = (db: D1DatabaseSession, id: string, verdict: Verdict) => Promise<D1PreparedStatement[] | null>;

const takeDown: Readonly<Record<NoticeKind, Effect>> = {
  async company(db, id, { reason, now }) {
    const row = await findCompany(db, id);
    return row && takeDownCompanyStatements(db, row, reason, now);
  },
  async product(db, id, { reason, now }) {
    const row = await readShownProduct(db, id);
    return row && restrictProductStatements(db, row, reason, now);
  },
  async request(db, id, { reason, now }) {
    const row = await findRequest(db, id);
    return row && takeDownRequestStatements(db, row, reason, now);
  },
  async certificate(db, id, { reason, now }) {
    const row = await findCertificate(db, id);
    return row && takeDownCertificateStatements(db, row, reason, now);
  },
  article: (db, id, { now }) => takeDownArticleStatements(db, id, now),
};

const reduceCompany: Effect = async (db, id, { now }) => {
  const row = await findCompany(db, id);
  return row?.approve_status === approval.approved && row.reduced_at === null ? reduceCompanyStatements(db, row, now) : null;
};

/** Keys of the public pictures of an item. */
export async function readPictureKeys(db: D1DatabaseSession, kind: NoticeKind, id: string): Promise<string[]> {
  const row = (await picturedKind(kind)?.read(db, id)) ?? null;
  return row === null ? [] : pictureKeysOf(row);
}

/** The picture columns before the removal, stored so that an appeal can restore them. */
export async function readRemovedPictures(
  db: D1DatabaseSession,
  kind: NoticeKind,
  id: string,
  keys: readonly string[],
): Promise<RemovedPictures | null> {
  const row = (await picturedKind(kind)?.read(db, id)) ?? null;
  return row && { before: picturesOf(row), keys: [...keys] };
}

/** @throws Refusal BAD_INPUT unless these are public pictures of the item */
async function removePictures(db: D1DatabaseSession, kind: NoticeKind, id: string, { pictures, now }: Verdict) {
  const table = picturedKind(kind);
  const row = (await table?.read(db, id)) ?? null;
  if (table === undefined || row === null) return null;
  if (pictures.length === 0) throw new Refusal('BAD_INPUT', { fields: { pictures: 'REQUIRED' } });
  const known = pictureKeysOf(row);
  if (pictures.some((key) => !known.includes(key))) throw new Refusal('BAD_INPUT', { fields: { pictures: 'INVALID' } });
  return [
    ...table.set(db, row, withoutPictures(row, pictures)),
    withdrawMediaStatement(db, { keys: listedKeys, evidence: listedKeys }, JSON.stringify(pictures), now),
  ];
}

/** @param kind of the public item @throws Refusal BAD_INPUT for a measure that this kind does not have */
export async function actStatements(
  db: D1DatabaseSession,
  kind: NoticeKind,
  id: string,
  verdict: Verdict,
): Promise<D1PreparedStatement[] | null> {
  const possible: readonly CaseAct[] = caseActs[kind];
  if (!possible.includes(verdict.act)) throw new Refusal('BAD_INPUT', { fields: { act: 'INVALID' } });
  const effects: Readonly<Record<CaseAct, () => Promise<D1PreparedStatement[] | null>>> = {
    TAKEN_DOWN: () => takeDown[kind](db, id, verdict),
    PICTURES_REMOVED: () => removePictures(db, kind, id, verdict),
    REDUCED: () => reduceCompany(db, id, verdict),
    WARNED: () => Promise.resolve([]),
  };
  return effects[verdict.act]();
}
