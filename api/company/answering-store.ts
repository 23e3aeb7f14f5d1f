/**
 * The contacts of companies and their first answers, one row each, written by triggers of the chats (`company_answering_contact` and
 * similar).
 */
import type { Contact } from './answering.ts';

/** The newest contacts of a company, oldest first. */
export async function readContacts(db: D1DatabaseSession, companyId: string): Promise<Contact[]> {
  const text = await db.prepare('SELECT contacts FROM company_answering WHERE company_id = ?1').bind(companyId).first<string>('contacts');
  const stored = JSON.parse(text ?? '[]') as [chatId: string, at: number, answeredAfterMs: number | null][];
  return stored.map(([, at, answeredAfterMs]) => ({ at, answeredAfterMs }));
}

/** @param ids a subquery of companies over ?1 */
export const forgetContactsStatement = (db: D1DatabaseSession, ids: string, value: string): D1PreparedStatement =>
  db.prepare(`DELETE FROM company_answering WHERE company_id IN ${ids}`).bind(value);
