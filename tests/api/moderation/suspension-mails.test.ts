/** A suspended person is notified once, in their language; only mails about money and security are still sent (ADR 032). */
import { expect, test } from 'vitest';
import { singleMailsPerHour } from '../../../api/chat/new-message-mail.ts';
import { linkPath } from '../../../api/account/mailed-links.ts';
import { newToken, tokenStatement } from '../../../api/account/token-store.ts';
import { deliverDue } from '../../../api/jobs/delivery.ts';
import { mailStatement } from '../../../api/mail/mail.ts';
import type { MailTemplate } from '../../../api/mail/template.ts';
import { outcomeText } from '../../../api/mail/outcome-text.ts';
import { mails } from '../../../api/mail/generated/templates.ts';
import { forgotPassword } from '../../../contract/auth/calls.ts';
import { fromApiLanguage } from '../../../contract/text/languages.ts';
import { hourMs } from '../../../contract/limits.ts';
import { setCompanySuspension, setPersonSuspension } from '../../../contract/moderation/people-calls.ts';
import { call, clock, data, testEnv } from '../../support/api/api-client.ts';
import { consolePerson, database, member, signUp, staffOf, verified } from '../../support/api/api-fixtures.ts';
import { opened, priceOf, say, trader } from '../../support/api/chat/chat-fixtures.ts';
import { deliverMany, mailsTo, subjectsTo } from '../../support/api/sent-mails.ts';

const suspend = async (id: string, isSuspended: boolean): Promise<void> => {
  clock.advance(1000);
  const administrator = await consolePerson('administrator');
  const body = { id, isSuspended, note: 'Reported.', ...(isSuspended && { reason: 'FRAUD' as const }) };
  const both = await Promise.all([1, 2].map(() => call(setPersonSuspension, { token: administrator.token, body })));
  if (both.every(({ status }) => status !== 200)) throw new Error('nobody could suspend');
  await deliverDue(testEnv, clock);
};

test.each([
  ['EN', 'May 4, 2026'],
  ['TR', '4 Mayıs 2026'],
  ['RU', '4 мая 2026 г.'],
  ['AR', '٤ مايو ٢٠٢٦'],
] as const)(
  'a suspended person gets one mail with the date and an address for answers, and one when it is lifted: %s',
  async (language, day) => {
    clock.restart();
    const who = await verified(await signUp({ language }));
    await suspend(who.id, true);
    const [mail, ...others] = await mailsTo(who.email);
    expect([mail?.subject, others]).toEqual([mails['account-suspended'][language].subject, []]);
    for (const content of [mail?.text ?? '', mail?.html ?? '']) {
      expect(content).toContain(day);
      expect(content).toContain('info@kervan.example');
      expect(content).toContain(`http://localhost:8787/${language.toLowerCase()}/decision?token=`);
      expect(content).toContain('Test');
      expect(content).not.toContain('{{');
    }
    expect(mail?.html).toContain(`lang="${fromApiLanguage(language)}"`);
    await suspend(who.id, false);
    expect(await subjectsTo(who.email)).toEqual([mails['account-freed'][language].subject, mail?.subject]);
  },
);

test('the end of one suspension says what another one still hides', async () => {
  const owner = await trader();
  const suspendCompany = async (isSuspended: boolean) =>
    data(setCompanySuspension, {
      token: (await consolePerson('administrator')).token,
      body: { id: owner.company.id, isSuspended, note: 'Reported.', ...(isSuspended && { reason: 'FRAUD' as const }) },
    });
  const newest = async () => (await mailsTo(owner.email))[0]?.text ?? '';
  await suspendCompany(true);
  await suspend(owner.id, true);
  await suspend(owner.id, false);
  expect(await newest()).toContain(outcomeText('EN', 'accountHeld'));
  await suspend(owner.id, true);
  await suspendCompany(false);
  expect(await newest()).toContain(outcomeText('EN', 'companyHeld'));
  await suspend(owner.id, false);
  expect(await newest()).toContain(outcomeText('EN', 'accountFree'));
  await suspendCompany(true);
  await suspendCompany(false);
  expect(await newest()).toContain(outcomeText('EN', 'companyFree'));
});

test('an unconfirmed address gets no mail', async () => {
  const who = await signUp();
  const before = await subjectsTo(who.email);
  await suspend(who.id, true);
  expect(await subjectsTo(who.email)).toEqual(before);
});

const waitsForNobody: readonly MailTemplate[] = [
  'company-approved',
  'company-rejected',
  'request-approved',
  'request-rejected',
  'product-approved',
  'product-rejected',
  'certificate-approved',
  'certificate-rejected',
  'new-message',
  'new-message-again',
  'new-messages',
  'quote-received',
  'quote-accepted',
  'quote-declined',
  'quote-withdrawn',
  'plan-expiring',
  'search-match',
  'search-matches',
];
/** These mails are sent to the operator, not to members. */
const ofTheOperator: readonly MailTemplate[] = ['contact-operator', 'alarm', 'alarm-ended'];

test.each(['main user', 'staff'] as const)(
  'a suspended %s gets receipts and security mails only, and everything again afterwards',
  async (kind) => {
    const main = await member();
    const who = kind === 'staff' ? await verified(await staffOf(main, ['getChat'])) : main;
    await suspend(main.id, true);
    const before = (await mailsTo(who.email)).length;
    const templates = (Object.keys(mails) as MailTemplate[]).filter((template) => !ofTheOperator.includes(template));
    const write = async (round: string): Promise<string[]> => {
      const db = database();
      const now = clock.now();
      // Mails with a link are sent only while it is valid.
      const { token, hash } = await newToken();
      await tokenStatement(db, who.id, 'email', hash, now).run();
      const href = linkPath('email', token);
      for (const template of templates)
        await mailStatement(
          db,
          `${round}:${template}:${who.id}`,
          { to: who.email, language: 'EN', template, values: { name: template, href } },
          now,
        ).run();
      await deliverMany();
      return subjectsTo(who.email);
    };
    const others = templates
      .filter((template) => !waitsForNobody.includes(template))
      .map((template) => mails[template].EN.subject.split('{{')[0]?.trim() ?? '');
    const written = (await write('while')).slice(0, -before || undefined);
    expect(written.length).toBe(others.length);
    for (const subject of others) expect(written.some((each) => each.startsWith(subject))).toBe(true);
    await suspend(main.id, false);
    // The list of sent mails is cleared, because it is too short for both rounds.
    const count = () => database().prepare('SELECT COUNT(*) AS n FROM sent_mail WHERE recipient=?1').bind(who.email).first<number>('n');
    const first = (await count()) ?? 0;
    await write('after');
    expect(((await count()) ?? 0) - first).toBeGreaterThan(others.length);
  },
);

test('a gathered mail is not sent after a suspension; a reset link is', async () => {
  await priceOf(0, 2, 0);
  const to = await trader();
  for (let index = 0; index <= singleMailsPerHour; index += 1) {
    clock.advance(1000);
    const from = await trader({ credits: 0 });
    const chatId = await opened(from, to, { chatNameForAll: `Subject ${index}` });
    if (index === 0) {
      clock.advance(1000);
      await say(from, chatId, 'And another word');
    }
  }
  const before = (await mailsTo(to.email)).length;
  await suspend(to.id, true);
  clock.advance(2 * hourMs);
  await deliverDue(testEnv, clock);
  expect((await mailsTo(to.email)).length).toBe(before + 1);
  await call(forgotPassword, { query: { eMail: to.email } });
  await deliverDue(testEnv, clock);
  expect((await subjectsTo(to.email))[0]).toBe(mails.reset.EN.subject);
});
