/**
 * Fills an empty marketplace with the demo data (demo/), once: accounts, companies, products, requests, chats, news, documents and
 * pictures. Only in local and demo mode (docs/behaviour.md#first-administrator).
 */
import { banners } from '../demo/content/banners.ts';
import { news } from '../demo/content/news.ts';
import { chats, companies, products, requests, users } from '../demo/index.ts';
import { accountRows } from './seed/accounts.ts';
import { catalogueRows } from './seed/catalogue.ts';
import { chatRows } from './seed/chats.ts';
import { editorialRows } from './seed/editorial.ts';
import { storeDocuments } from './seed/documents.ts';
import { ledgerRows } from './seed/ledger.ts';
import { readLookups } from './seed/lookups.ts';
import { notificationRows } from './seed/notifications.ts';
import { answeringRows, certificateRows, storeCertificates } from './seed/offers.ts';
import { orderRows } from './seed/orders.ts';
import { drawPictures, storePictures } from './seed/pictures.ts';
import { storeQuotes } from './seed/quotes.ts';
import { quotaRows } from './seed/quotas.ts';
import { type Row, storeRows } from './seed/rows.ts';
import type { SeedTarget } from './seed/target.ts';

/** Stores the whole demo. Ids are derived from keys, so that addresses are the same on every machine. */
export async function seed(target: SeedTarget): Promise<void> {
  const now = Date.now();
  const demo = { users, companies, products, requests, chats };
  const lookups = await readLookups(target.database);
  const rows: Row[] = [
    ...(await accountRows(demo, lookups, now)),
    ...catalogueRows(demo, lookups, now),
    ...certificateRows(demo, now),
    ...ledgerRows(demo, lookups, now),
    ...quotaRows(demo, lookups, now),
    ...chatRows(demo, lookups, now),
    ...orderRows(demo, lookups, target.settings, now),
    ...editorialRows(news, banners, now),
  ];
  await storeRows(target.database, rows);
  await storeQuotes(target.database, demo, rows, lookups, now);
  // Replaces the notifications that the ledger's trigger has written per account, since the list has to be in the order of time.
  await target.database.prepare('DELETE FROM notification').run();
  await storeRows(target.database, notificationRows(demo, rows, now));
  await target.database.prepare('DELETE FROM company_answering').run();
  await storeRows(target.database, answeringRows(demo, now));
  const pictures = await drawPictures(demo, { isFromEnd: true });
  // Stored after the pictures are drawn, because an idle connection to D1 may be closed during that time.
  await Promise.all([
    target.storeMessages(demo, now),
    storeDocuments(target.media, demo),
    storeCertificates(target.media, demo, now),
    storePictures(target.media, pictures),
  ]);
}
