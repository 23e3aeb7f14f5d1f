/** Whether the account of an address wants no mails at all (level 3), or nobody has confirmed that the address is theirs. */
export async function isUnwanted(db: D1DatabaseSession, email: string): Promise<boolean> {
  const account = await db
    .prepare('SELECT notify_email, email_verified_at FROM users WHERE email_normal=?1 AND deleted_at IS NULL')
    .bind(email.toLowerCase())
    .first<{ notify_email: number; email_verified_at: number | null }>();
  return account !== null && (account.notify_email === 3 || account.email_verified_at === null);
}
