/** Mails the alerts that are due. Runs after the sign-in, which must not wait for it. */
import { normalEmail } from '../../contract/email.ts';
import { countryName } from '../../contract/lookup/place-name.ts';
import { localeOf, fromApiLanguage } from '../../contract/text/languages.ts';
import { linkPath } from '../account/mailed-links.ts';
import { newToken } from '../account/token-store.ts';
import { mailStatement } from '../mail/mail.ts';
import { changedStatement, runGuarded } from '../platform/db/guard.ts';
import { workOnEach } from '../platform/db/work-on-each.ts';
import { alertedStatement, type DueAlert, listDueAlerts } from '../session/device-store.ts';
import { findLinkRecipient } from '../staff/email-change-store.ts';
import { alertStatement } from './store.ts';

/** Alerts per minute. */
const alertsAtOnce = 50;

/** "Chrome, Windows · Türkiye"; a dash if nothing is known. */
function placeOf({ device, country, language }: DueAlert): string {
  return [device, country === '' ? '' : countryName(country, fromApiLanguage(language))].filter(Boolean).join(' · ') || '–';
}

const timeOf = ({ signed_in_at, language }: DueAlert): string =>
  new Intl.DateTimeFormat(localeOf[fromApiLanguage(language)], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    signed_in_at,
  );

async function statementsOf(db: D1DatabaseSession, due: DueAlert, now: number): Promise<D1PreparedStatement[]> {
  const [{ token, hash }, recipient] = await Promise.all([newToken(), findLinkRecipient(db, normalEmail(due.email))]);
  const values = { name: due.full_name, place: placeOf(due), time: timeOf(due), href: linkPath('denySignIn', token) };
  return [
    alertedStatement(db, due),
    changedStatement(db),
    alertStatement(db, hash, due, now),
    mailStatement(
      db,
      `sign-in-alert:${hash}`,
      { to: recipient?.email ?? due.email, language: due.language, template: 'sign-in-alert', values },
      now,
    ),
  ];
}

export async function sendAlerts(db: D1DatabaseSession, now: number): Promise<void> {
  await workOnEach('sign-in-alerts', await listDueAlerts(db, alertsAtOnce), async (due) =>
    runGuarded(db, await statementsOf(db, due, now), 'STALE_VERSION'),
  );
}
