/*
 * `node bench/moved-bytes.ts` measures bytes per row, with indexes, from 20,000 generated rows: of tables whose rows move to the archive,
 * in both databases, and of the audit log.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { root } from '../scripts/support/install.mjs';

const rowCount = 20_000;
const firstAt = 1_700_000_000_000;

/** An empty database after the migrations, without lookups. */
const migrated = (folder: string): DatabaseSync => {
  const database = new DatabaseSync(':memory:');
  database.exec('PRAGMA foreign_keys=OFF');
  const names = readdirSync(join(root, folder)).filter((name) => name < '0200');
  for (const name of names.sort()) database.exec(readFileSync(join(root, folder, name), 'utf8'));
  return database;
};

const buyer = `{"name":"Mira Osman Dış Ticaret","email":"mira.osman@company.example","address":"Rıhtım Caddesi 44, kat 2, Karaköy","postalCode":"34425","taxOffice":"Beyoğlu","taxNumber":"1234567890","city":"İstanbul","country":"Türkiye"}`;
const seller = `{"name":"Kervan Dijital Ticaret A.Ş.","address":"Liman Yolu 7, Beyoğlu, İstanbul","taxOffice":"Beyoğlu","taxNumber":"1234567890","email":"info@kervan.example"}`;

/** @returns bytes per row */
const measured = (database: DatabaseSync, table: string, columns: string, values: string): number => {
  database.exec(
    `INSERT INTO ${table}(${columns}) WITH RECURSIVE each(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM each WHERE n<${rowCount}),
       made(n, id, person, hash, at) AS (SELECT n, printf('%024d', n), printf('%024d', n % 4000), printf('%064d', n), ${firstAt}+n FROM each)
     SELECT ${values} FROM made`,
  );
  database.exec('VACUUM');
  const bytes = database
    .prepare('SELECT SUM(s.pgsize) AS bytes FROM dbstat s JOIN sqlite_master m ON m.name=s.name WHERE m.tbl_name=?')
    .get(table)?.['bytes'];
  return Math.round(Number(bytes) / rowCount);
};

for (const folder of ['api/migrations', 'api/archive']) {
  const database = migrated(folder);
  const key = folder === 'api/migrations' ? ['dedupe_key, ', "'new-message:'||id||':7', "] : ['', ''];
  const order = `id, person, person, 'credit', person, 49000, 'USD', 100, 'Iyzico', 'pay'||n, 'pay'||n, '0008', hash, substr(hash, 28), 'fulfilled', 1, '${buyer}', at, at, at, at, 8000, 20`;
  console.log(folder, {
    payment_order: measured(
      database,
      'payment_order',
      `id, master_user_id, actor_user_id, item_type, item_id, amount, currency, credits, provider, provider_payment_id, provider_transaction_id, card_last4,
         callback_secret_hash, client_key, state, status, buyer, created_at, expires_at, updated_at, fulfilled_at, tax, tax_percent`,
      order,
    ),
    payment_receipt: measured(database, 'payment_receipt', 'year, serial, order_id, seller, issued_at', `2026, n, id, '${seller}', at`),
    payment_log: measured(
      database,
      'payment_log',
      'id, order_id, source, md_status, outcome, digest, created_at',
      "id, id, 'callback', 1, 'confirmed', hash, at",
    ),
    notification: measured(
      database,
      'notification',
      `${key[0]}id, user_id, kind, payload, href, read_at, created_at`,
      `${key[1]}id, person, 'new-message', '{"company":"Nile Linen Trading","subject":"Two tonnes of hemp rope","count":"3"}', '/messages?chatId='||id, at, at`,
    ),
    ...(folder === 'api/migrations' && {
      audit_log: measured(
        database,
        'audit_log',
        'id, at, actor_user_id, action, target_type, target_id, outcome, detail',
        "id, at, person, 'request.approve', 'request', id, 'done', ''",
      ),
    }),
  });
  database.close();
}
