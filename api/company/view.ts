/** Reads a company with all data of its views. */
import type { OwnCompany, PublicCompany } from '../../contract/company/shapes.ts';
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import { loadLookups, type Lookups } from '../lookup/lookups.ts';
import { type PlaceRow, readPlace } from '../lookup/store.ts';
import { withEdit } from '../platform/db/pending-edit.ts';
import { withHiddenFiles } from '../platform/shown-files.ts';
import { translatable } from '../platform/text/translator.ts';
import type { Work } from '../platform/subject/work.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { listOpenRequests } from '../request/company-store.ts';
import { listProductCards } from '../product/store.ts';
import { companyRequestsShown } from '../../contract/limits.ts';
import type { ProductCard } from '../../contract/product/shapes.ts';
import { answeringOf } from './answering.ts';
import { readContacts } from './answering-store.ts';
import { listCertificates } from './certificate-store.ts';
import { ownCertificateOf, publicCertificates } from './certificates.ts';
import { shownDocuments } from './documents.ts';
import { type CompanyRow, ownCompanyOf, publicCompanyOf } from './row.ts';
import { findOwnCompany } from './store.ts';
import { hasTaxTwin } from './tax-twin-store.ts';

/** Number of products on a company page; GetProductsByCompanyId returns all. */
const showcaseCount = 12;

async function partsOf({ db, clock }: Work, row: CompanyRow, reader?: Language): Promise<[PlaceRow, ProductCard[], Lookups]> {
  const lookups = await loadLookups(db, clock.now());
  const [place, products] = await Promise.all([
    readPlace(db, row.country_id, row.city_id, row.area_id),
    listProductCards(db, row.id, showcaseCount, lookups, reader),
  ]);
  return [place, products, lookups];
}

/** @param reader the language to show, if the author wrote it */
export async function publicView(deps: Work, row: CompanyRow, reader?: Language): Promise<PublicCompany> {
  const now = deps.clock.now();
  const [parts, certificates, contacts, requests] = await Promise.all([
    partsOf(deps, row, reader),
    listCertificates(deps.db, row.id),
    readContacts(deps.db, row.id),
    listOpenRequests(deps.db, row.id, { countMax: companyRequestsShown, now, reader }),
  ]);
  const company = publicCompanyOf(row, ...parts, reader);
  return {
    ...company,
    ...translatable(deps.env, company, reader),
    certificates: publicCertificates(certificates, now),
    answering: answeringOf(contacts, now),
    hasRequests: requests.length > 0,
    ...(requests.length > 0 && { requests }),
  };
}
/** The owner's view for readers who may neither edit the company nor decide on it. */
const withheld = { isWithheld: true, taxpayerNumber: '', taxpayerOffice: '', isTaxNumberShared: false, documents: [] };

/**
 * With the pending edit: for the account and the moderators.
 * @param isWhole with tax fields and documents; everybody with a document's address can open it
 * @param reader language of all texts on its page
 */
export async function ownView(deps: Work, row: CompanyRow, isWhole: boolean, reader?: Language): Promise<OwnCompany> {
  const edit = withEdit(row);
  const [isTaxNumberShared, documents, certificates, parts] = await Promise.all([
    isWhole && hasTaxTwin(deps.db, edit),
    isWhole ? shownDocuments(deps, edit) : [],
    listCertificates(deps.db, row.id),
    partsOf(deps, edit),
  ]);
  const ownCertificates = await Promise.all(certificates.map((each) => ownCertificateOf(deps, each, isWhole)));
  return withHiddenFiles(deps, {
    ...ownCompanyOf(edit, { isTaxNumberShared, documents }, ...parts),
    ...(!isWhole && withheld),
    certificates: publicCertificates(certificates, deps.clock.now()),
    ownCertificates,
    ...(reader !== undefined && (await publicView(deps, edit, reader))),
  });
}

/** The view for people who may edit the company. @throws Refusal NOT_FOUND for a company of another account */
export async function ownCompanyView(deps: Work, ownerUserId: string, id: string): Promise<OwnCompany> {
  const row = await findOwnCompany(deps.db, ownerUserId, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  return ownView(deps, row, true);
}
