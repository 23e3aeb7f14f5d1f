/** The present public content of an item, in the format in which cases store it. */
import { addressLine } from '../../contract/company/public-page.ts';
import type { NoticeKind } from '../../contract/notice/fields.ts';
import { type Snapshot, type SnapshotField, snapshotPicturesMax, snapshotTextMax } from '../../contract/notice/snapshot.ts';
import { type ApiLanguage, apiLanguages } from '../../contract/text/languages.ts';
import { findCertificate } from '../company/certificate-store.ts';
import { findCompany } from '../company/store.ts';
import { publicView } from '../company/view.ts';
import { loadLookups } from '../lookup/lookups.ts';
import type { Work } from '../platform/subject/work.ts';
import { textsOf } from '../platform/text/author-texts.ts';
import { findProduct } from '../product/store.ts';
import { readLive } from '../publishing/live-store.ts';
import { withContent } from '../request/archive.ts';
import { filesOf, requestDetailOf } from '../request/row.ts';
import { findRequest } from '../request/store.ts';

type Texts = Snapshot['texts'];
type Language = ApiLanguage | undefined;

const text = (field: SnapshotField, value: string | undefined, language: Language = undefined): Texts =>
  value ? [{ field, language: language ?? null, text: value }] : [];
const keywords = (words: readonly string[]): Texts => text('keywords', words.join(', '));

/** Name and description in the author's languages, the main one first. */
const written = (
  main: { name: string; description: string; language?: Language },
  further: Partial<Record<ApiLanguage, { name?: string; description: string }>> = {},
): Texts => [
  ...text('name', main.name, main.language),
  ...text('description', main.description, main.language),
  ...apiLanguages.flatMap((language) => [
    ...text('name', further[language]?.name, language),
    ...text('description', further[language]?.description, language),
  ]),
];

type Parts = Omit<Snapshot, 'version'>;

const parts: Readonly<Record<NoticeKind, (work: Work, id: string) => Promise<Parts | null>>> = {
  async company(work, id) {
    const row = await findCompany(work.db, id);
    if (row === null) return null;
    const company = await publicView(work, row);
    const country = company.address.countryName?.en ?? company.country;
    return {
      texts: [
        ...written(company, textsOf(row)),
        ...keywords(company.companyKeywords),
        ...text('webSite', company.webSite),
        ...text('video', company.promotionVideoUrl),
        ...text('address', addressLine(company, country, 'en')),
      ],
      ...(company.facts !== undefined && { companyFacts: company.facts }),
      pictures: [company.logoURL, company.mainPhotoUrl].filter((address) => address !== ''),
    };
  },
  async product({ db, clock }, id) {
    const product = await findProduct(db, id, { ownerUserId: null, isModerator: true }, await loadLookups(db, clock.now()));
    if (product === null) return null;
    return {
      texts: [...written(product, product.texts), ...keywords(product.productKeywords)],
      ...(product.facts !== undefined && { productFacts: product.facts }),
      pictures: product.imageURLs,
    };
  },
  async request({ env, db, clock }, id) {
    const row = await withContent(env, await findRequest(db, id));
    if (row === null) return null;
    const request = requestDetailOf(row, false, await loadLookups(db, clock.now()));
    return {
      texts: [...written(request, textsOf(row)), ...keywords(request.keywords), ...text('files', request.fileNames?.join('\n'))],
      ...(request.facts !== undefined && { requestFacts: request.facts }),
      serviceType: request.inServiceEnum,
      fileKeys: filesOf(row).map(({ key }) => key),
      pictures: request.imageUrls,
    };
  },
  async certificate({ db }, id) {
    const row = await findCertificate(db, id);
    if (row === null) return null;
    const { kind, number, issuer, valid_until: validUntil } = row;
    return { texts: [], certificate: { kind, number, issuer, validUntil }, pictures: [] };
  },
  async article({ db }, id) {
    const live = await readLive(db, { kind: 'news', key: id });
    if (live === null) return null;
    return {
      texts: apiLanguages.flatMap((language) => {
        const { title, description, content } = live.texts[language] ?? {};
        return [...text('name', title, language), ...text('description', description, language), ...text('content', content, language)];
      }),
      pictures: live.shared['picture'] ? [`/news/${live.shared['picture']}`] : [],
    };
  },
};

/** @param lettersMax maximum length of all texts together */
function cut(texts: Texts, lettersMax: number): Texts {
  let left = lettersMax;
  return texts.flatMap((each) => {
    const shortened = each.text.slice(0, Math.max(0, left)).toWellFormed();
    left -= each.text.length;
    return shortened === '' ? [] : [{ ...each, text: shortened === each.text ? shortened : `${shortened}…` }];
  });
}

/** @returns null if the item does not exist */
export async function snapshotOf(work: Work, kind: NoticeKind, { id, version }: { id: string; version: number }): Promise<Snapshot | null> {
  const found = await parts[kind](work, id);
  return found && { ...found, version, texts: cut(found.texts, snapshotTextMax), pictures: found.pictures.slice(0, snapshotPicturesMax) };
}

/** The largest JSON of a stored snapshot, in characters: escaped characters such as quotes take two. */
const storedMax = 200_000;

/** The JSON that a case stores. */
export function snapshotText(snapshot: Snapshot, lettersMax = snapshotTextMax): string {
  const stored = JSON.stringify({ ...snapshot, texts: cut(snapshot.texts, lettersMax) });
  return stored.length <= storedMax ? stored : snapshotText(snapshot, Math.floor(lettersMax / 2));
}

/** Addresses of the media store, and of editors' pictures in it. */
const storedPicture = /^\/(?:media|news)\/(p\/.+)$/;

/** The pictures among these that are no longer stored. */
export async function lostPicturesOf({ env }: Pick<Work, 'env'>, addresses: readonly string[]): Promise<string[]> {
  const isLost = await Promise.all(
    addresses.map(async (address) => {
      const key = storedPicture.exec(address)?.[1];
      return key !== undefined && (await env.MEDIA.head(key)) === null;
    }),
  );
  return addresses.filter((_, place) => isLost[place]);
}
