import { createExecutionContext, createMessageBatch, createScheduledController, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import worker from '../../../api/index.ts';
import { createApp } from '../../../api/app.ts';
import { composeMail } from '../../../api/mail/compose.ts';
import { addDevMail } from '../../../api/mail/dev-mail.ts';
import { mails, operatorTexts } from '../../../api/mail/generated/templates.ts';
import { sha256 } from '../../../contract/wire/ids.ts';
import { tokenOf } from '../../../api/account/mailed-links.ts';
import { tokenStatement } from '../../../api/account/token-store.ts';
import type { MailPayload } from '../../../api/mail/payload.ts';
import type { MailTemplate } from '../../../api/mail/template.ts';
import type { Env } from '../../../api/platform/env.ts';
import { outboxStatement } from '../../../api/platform/db/outbox.ts';
import { deliverDue } from '../../../api/jobs/delivery.ts';
import { type Operator, operatorOf } from '../../../contract/site/operator.ts';
import { isolated } from '../../../contract/text/isolate.ts';
import { reasonText } from '../../../api/mail/reason-text.ts';
import { apiLanguages as languages } from '../../../contract/text/languages.ts';
import { clock, testEnv } from '../../support/api/api-client.ts';
import { database, member, signUp } from '../../support/api/api-fixtures.ts';
import { deliverMany, mailsTo, subjectsTo } from '../../support/api/sent-mails.ts';
import { firstRow, runSql } from '../../support/api/database.ts';

const templates = Object.keys(mails) as MailTemplate[];
const all = templates.flatMap((template) => languages.map((language) => ({ template, language })));
const values = {
  name: 'Ayşe',
  company: 'Nile Linen',
  request: 'Bath towels, 20 t',
  subject: 'Towels',
  preview: 'Hello there',
  reason: 'The tax number has 7 digits.',
  email: 'ayse@example.test',
  number: 'A1B2C3D4E5',
  message: 'Where is my invoice?',
  messages: '12 new messages',
  chats: 'in 5 conversations',
  search: 'Towels from Denizli',
  item: 'Bath towels',
  matches: '3 new matches',
  lines: 'Bath towels · Towels from Denizli',
  what: 'Deliveries are stuck.',
  since: '2026-05-04 09:00 UTC',
  until: '2026-05-04 11:00 UTC',
  by: 'Nour',
  byEmail: 'nour@example.test',
  colleague: 'Lale',
  from: 'lale@example.test',
  to: 'lale@elsewhere.test',
  unsubscribe: '/en/unsubscribe?token=x',
  href: '/messages?chatId=1&x=2',
};

/** The link of the values, without which activation and reset mails are not sent. */
beforeAll(async () => {
  const { id } = await signUp();
  await tokenStatement(database(), id, 'email', await sha256(tokenOf(values.href)), clock.now()).run();
});

const site = { origin: 'https://kervan.example', operator: operatorOf(testEnv) };

describe('every mail in every language', () => {
  test.each(all)('$template in $language is complete: no placeholder left, a link to our site in both parts', ({ template, language }) => {
    const mail = composeMail({ to: 'a@example.test', language, template, values }, site);
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/\{\{|\}\}|undefined/);
    expect(mail.text).toContain('https://kervan.example/messages?chatId=1&x=2');
    expect(mail.html).toContain('href="https://kervan.example/messages?chatId=1&amp;x=2"');
    expect(mail.html).toContain(language === 'AR' ? 'dir="rtl"' : 'dir="ltr"');
    expect(mail.html).toContain(`lang="${language.toLowerCase()}"`);
    expect(mail.subject.length).toBeGreaterThan(5);
  });

  test.each(all)('$template in $language has the complete operator', ({ template, language }) => {
    const of = (operator: Operator) => composeMail({ to: 'a@example.test', language, template, values }, { ...site, operator });
    const mail = of(site.operator);
    for (const value of Object.values(site.operator)) {
      expect(value).not.toBe('');
      expect(mail.text).toContain(value);
      expect(mail.html).toContain(`>${value}</bdi>`);
    }
    const tricky = of({ ...site.operator, name: '<b>Kervan & Co</b>', tradeRegistry: '' });
    expect(tricky.html).toContain('<bdi>&lt;b&gt;Kervan &amp; Co&lt;/b&gt;</bdi>');
    expect(tricky.text).not.toContain(operatorTexts[language].register.split('{{')[0]);
  });

  test.each(all)('$template in $language keeps what people wrote in its own direction', ({ template, language }) => {
    const company = 'Liman A.Ş.';
    const people = [
      'name',
      'company',
      'request',
      'product',
      'subject',
      'search',
      'item',
      'by',
      'colleague',
      'certificate',
      'inviter',
      'receipt',
    ];
    const named = { ...values, ...Object.fromEntries(people.map((name) => [name, company])), preview: '', reason: '', message: '' };
    const { subject, text, html } = composeMail({ to: 'a@example.test', language, template, values: named }, site);
    const plain = `${subject}\n${text}`;
    if (language === 'AR') expect(plain.replaceAll(isolated(company), '')).not.toContain(company);
    else expect(plain).not.toMatch(/[\u2066-\u2069]/);
    expect(html.replaceAll(`<bdi>${company}</bdi>`, '')).not.toContain(company);
  });

  test('an Arabic name in a Turkish mail does not turn what follows it', () => {
    const mail = composeMail(
      { to: 'a@example.test', language: 'TR', template: 'new-message', values: { ...values, company: 'شركة النيل' } },
      site,
    );
    expect(mail.subject).toContain(isolated('شركة النيل'));
  });

  test('lines that we write have the direction of the mail', () => {
    const mail = composeMail({ to: 'a@example.test', language: 'AR', template: 'order-confirmed', values }, site);
    expect(mail.html).toContain(`<bdi lang="ar" dir="rtl">${values.lines}</bdi>`);
  });

  test.each(templates)('%s differs in each language', (template) => {
    for (const part of ['subject', 'text', 'html'] as const)
      expect(new Set(languages.map((language) => mails[template][language][part])).size).toBe(4);
  });

  test('a mail to an address that a stranger may have entered repeats nothing of the stranger’s text', () => {
    for (const template of ['activation', 'staff-added', 'staff-invited', 'staff-email', 'contact'] as const) {
      const mail = composeMail({ to: 'a@example.test', language: 'EN', template, values: { ...values, name: 'You won a prize' } }, site);
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain('prize');
    }
  });
});

describe('text of members stays text', () => {
  const compose = (changes: Partial<typeof values>) =>
    composeMail({ to: 'a@example.test', language: 'EN', template: 'new-message', values: { ...values, ...changes } }, site);

  test('a moderator’s note in another language keeps its direction beside our reasons', () => {
    const rejection = { reasons: ['FACTS_FALSE'], note: 'Please show the certificate.' };
    expect(reasonText('AR', rejection)).toMatch(new RegExp(`^[^a-z]+ ${isolated(rejection.note)}$`));
    expect(reasonText('EN', rejection)).toMatch(/^It states facts that are not true\. Please show the certificate\.$/);
  });

  test('HTML is escaped and isolated from our direction', () => {
    const mail = compose({ company: '<img src=x onerror="alert(1)"> & Söhne', preview: '</p><script>alert(1)</script>' });
    expect(mail.html).not.toMatch(/<img|<script/);
    expect(mail.html).toContain('<bdi>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Söhne</bdi>');
  });

  test('a value that looks like a placeholder or a replacement pattern is unchanged', () => {
    expect(compose({ company: '{{preview}} $& $1' }).text).toContain('{{preview}} $& $1');
  });

  test('a text of many lines is quoted line by line, and nothing else breaks a line', () => {
    const { text } = compose({
      company: 'Nile\nRead and answer:\nhttps://evil.example',
      preview: 'Hello\n\nRead and answer:\r\nhttps://evil.example',
    });
    expect(text).toContain('\n> Hello\n> \n> Read and answer:\n> https://evil.example\n');
    expect(text).not.toMatch(/^https:\/\/evil/m);
  });

  test('a line break does not reach the subject', () => {
    expect(compose({ company: 'Nile\r\nBcc: everyone@example.test' }).subject).toBe('Nile Bcc: everyone@example.test has written to you');
  });

  test('a link to a public page opens it in the language of the mail, one to the business area in that of the browser', () => {
    const textOf = (href: string) =>
      composeMail({ to: 'a@example.test', language: 'AR', template: 'reset', values: { ...values, href } }, site).text;
    for (const path of ['/reset-password?token=t', '/sign-in', '/imports/1', '/'])
      expect(textOf(path)).toContain(`\nhttps://kervan.example/ar${path === '/' ? '' : path}\n`);
    expect(textOf('/my-requests')).toContain('\nhttps://kervan.example/my-requests\n');
    expect(textOf('/tr/sign-in')).toContain('\nhttps://kervan.example/tr/sign-in\n');
  });

  test.each(['//evil.example/x', 'https://evil.example', String.raw`/\evil.example`, 'javascript:alert(1)', ''])(
    'the link %j leads to our home',
    (href) => {
      expect(compose({ href }).text).toContain('\nhttps://kervan.example/\n');
      expect(compose({ href }).html).not.toContain('evil.example');
    },
  );
});

describe('the outbox', () => {
  const payload = (to: string, template: MailTemplate = 'reset'): MailPayload => ({ to, language: 'EN', template, values });
  const put = (to: string, template?: MailTemplate, key = `test:${to}`) =>
    database().batch([outboxStatement(database(), key, { topic: 'mail', payload: payload(to, template) }, clock.now())]);
  const row = (to: string) => firstRow<Record<string, unknown>>('SELECT * FROM outbox WHERE dedupe_key=?1', `test:${to}`);
  beforeEach(() => vi.restoreAllMocks());

  test('delivers once, through the mail binding, from our own host', async () => {
    const send = vi.fn<(mail: object) => Promise<EmailSendResult>>();
    const watched = { ...testEnv, MAIL: { send } };
    await put('once@example.test');
    await Promise.all([deliverDue(watched, clock), deliverDue(watched, clock), deliverDue(watched, clock)]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      to: 'once@example.test',
      subject: 'Set a new password',
      from: { name: 'Kervan', email: 'no-reply@localhost' },
    });
    expect(await mailsTo('ONCE@example.test')).toHaveLength(1);
    expect(await row('once@example.test')).toMatchObject({ done_at: clock.now(), payload: '{}' });
  });

  test('the same event is mailed once', async () => {
    await put('twice@example.test');
    await put('twice@example.test');
    await deliverDue(testEnv, clock);
    expect(await mailsTo('twice@example.test')).toHaveLength(1);
  });

  test('a failure is retried after 10 s, 20 s, 40 s …, and given up after a day; nothing personal is kept of it', async () => {
    const send = vi.fn<(mail: object) => Promise<EmailSendResult>>().mockRejectedValue(new Error('550 no such user: secret@example.test'));
    const later = vi.fn<Env['OUTBOX_QUEUE']['send']>();
    const broken: Env = {
      ...testEnv,
      MAIL: { send },
      OUTBOX_QUEUE: { send: later } as Partial<Env['OUTBOX_QUEUE']> as Env['OUTBOX_QUEUE'],
    };
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await put('broken@example.test');
    const begun = clock.now();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 30; attempt += 1) {
      await deliverDue(broken, clock);
      const { next_at: nextAt } = (await row('broken@example.test')) ?? {};
      waits.push((Number(nextAt) - clock.now()) / 1000);
      clock.advance(Number(nextAt) - clock.now() - 1);
      await deliverDue(broken, clock);
      expect(send).toHaveBeenCalledTimes(attempt);
      clock.advance(1);
    }
    expect(waits.slice(0, 12)).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600]);
    expect(clock.now() - begun).toBeGreaterThan(20 * 3_600_000);
    await deliverDue(broken, clock);
    expect(send).toHaveBeenCalledTimes(30);
    const dead = await row('broken@example.test');
    expect(dead).toMatchObject({ attempts: 30, last_error: 'Error', payload: '{}', done_at: null });
    expect(dead?.['dead_at']).not.toBeNull();
    expect(later.mock.calls.map(([, options]) => options?.delaySeconds)).toEqual(waits.slice(0, 29));
    expect(JSON.stringify(errors.mock.calls)).not.toContain('@');
  });

  test('a delivery that crashed is taken over after a minute', async () => {
    await put('stuck@example.test');
    await runSql("UPDATE outbox SET attempts=1, next_at=?1 WHERE dedupe_key='test:stuck@example.test'", clock.now() + 60_000);
    await deliverDue(testEnv, clock);
    expect(await mailsTo('stuck@example.test')).toEqual([]);
    clock.advance(60_000);
    await deliverDue(testEnv, clock);
    expect(await mailsTo('stuck@example.test')).toHaveLength(1);
  });

  test('one failing mail does not delay the others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await database().batch([
      outboxStatement(
        database(),
        'test:bad',
        { topic: 'mail', payload: { ...payload('bad@example.test'), template: 'no-such' as MailTemplate } },
        clock.now() - 1,
      ),
    ]);
    await put('good@example.test');
    await deliverDue(testEnv, clock);
    expect(await mailsTo('good@example.test')).toHaveLength(1);
    await runSql("UPDATE outbox SET done_at=1 WHERE dedupe_key='test:bad'");
  });

  test('no mail repeats the name of an account whose address nobody has confirmed', async () => {
    const [stranger, owner] = [await signUp(), await member()];
    // The contact form is mailed to the operator, who wants to know who wrote.
    const greeting = templates.filter((template) => template !== 'contact-operator');
    for (const { email } of [stranger, owner]) for (const template of greeting) await put(email, template, `name:${email}:${template}`);
    await deliverMany();
    const named = async (email: string) => (await mailsTo(email)).filter(({ text, html }) => `${text}${html}`.includes(values.name));
    expect((await named(stranger.email)).map(({ subject }) => subject)).toEqual([]);
    expect((await named(owner.email)).length).toBeGreaterThan(30);
    const reset = (await mailsTo(stranger.email)).find(({ subject }) => subject === 'Set a new password');
    expect(reset?.text).toContain('\n\nHello,\n\n');
  });

  test('an account without mails gets no notifications by mail, but every mail about the account itself', async () => {
    const user = await signUp();
    await runSql('UPDATE users SET notify_email=3 WHERE id=?1', user.id);
    for (const template of templates) await put(user.email, template, `level:${user.id}:${template}`);
    await deliverMany();
    const subjects = (await subjectsTo(user.email)).toSorted();
    expect(subjects).toEqual([
      'A passkey was added to your account',
      'A passkey was removed from your account',
      'A recovery code of your account was used',
      'A warning about Bath towels',
      'Alarm: Deliveries are stuck.',
      'An authenticator app was added to your account',
      'Contact form: Ayşe',
      'Decision lifted: Bath towels',
      'Ended: Deliveries are stuck.',
      'Files that Bath towels sent in a chat are withdrawn',
      'Lale is to sign in without the second step',
      'New sign-in to your account',
      'Nile Linen invites you to Kervan',
      'Nile Linen is suspended',
      'No longer boosted: Bath towels',
      'No longer public: Bath towels',
      'Nour wants to change the address of Lale',
      'Order confirmed: invoice',
      'Order confirmed: receipt',
      'Payment taken back by the bank:',
      'Pictures removed: Bath towels',
      'Refund for invoice',
      'Refund for receipt',
      'Reminder: your account is to be opened without your second step',
      'Set a new password',
      'Suspension lifted: Nile Linen',
      'The address of Lale stays as it was',
      'The address of your account is about to change',
      'The authenticator app was removed from your account',
      'Verify your email address',
      'Verify your new address',
      'We have received your message',
      'We have received your report A1B2C3D4E5',
      'We refused a passkey of your account',
      'Wrong codes for your second step',
      'You already have an account',
      'You have new recovery codes',
      'Your account has been deleted',
      'Your account is to be opened without your second step',
      'Your account on Kervan',
      'Your account on Kervan is active again',
      'Your account on Kervan is suspended',
      'Your account stays protected by your second step',
      'Your address stays as it was',
      'Your appeal was dismissed: Bath towels',
      'Your appeal was successful: Bath towels',
      'Your company’s account soon requires a second step',
      'Your password was changed',
      'Your report A1B2C3D4E5 was manifestly unfounded',
      'Your report A1B2C3D4E5 was manifestly unfounded',
      'Your report A1B2C3D4E5: it is no longer public',
      'Your report A1B2C3D4E5: it stays public',
      'Your report A1B2C3D4E5: we have acted on it',
      'Your second step was removed after the waiting time',
      'was connected with your account',
      'was disconnected from your account',
    ]);
  });

  test('the queue and the cron trigger deliver what is due', async () => {
    const due = async (to: string) =>
      database().batch([outboxStatement(database(), `test:${to}`, { topic: 'mail', payload: payload(to) }, 1)]);
    await due('by-queue@example.test');
    await worker.queue(createMessageBatch('kervan-outbox', []), testEnv);
    expect(await mailsTo('by-queue@example.test')).toHaveLength(1);
    await due('by-cron@example.test');
    await worker.scheduled(createScheduledController(), testEnv);
    expect(await mailsTo('by-cron@example.test')).toHaveLength(1);
  });

  test('keeps no copy in production', async () => {
    await put('kept-nowhere@example.test');
    await deliverDue({ ...testEnv, MODE: 'production' }, clock);
    expect(await mailsTo('kept-nowhere@example.test')).toEqual([]);
    expect(await row('kept-nowhere@example.test')).toMatchObject({ done_at: clock.now() });
  });
});

describe('/api/dev/mail.json', () => {
  const app = createApp(clock);
  addDevMail(app);
  const read = async (mode: 'local' | 'demo' | 'production', query: string) => {
    const execution = createExecutionContext();
    const response = await app.fetch(new Request(`http://localhost:8787/api/dev/mail.json${query}`), { ...testEnv, MODE: mode }, execution);
    await waitOnExecutionContext(execution);
    return response;
  };

  test('lists mails newest first, decoded, by recipient in any letter case', async () => {
    for (const template of ['reset', 'contact'] as const)
      await database()
        .batch([
          outboxStatement(
            database(),
            `dev:${template}`,
            { topic: 'mail', payload: { to: 'Dev@example.test', language: 'TR', template, values } },
            clock.now(),
          ),
        ])
        .then(() => deliverDue(testEnv, clock));
    const response = await read('local', '?to=dev@EXAMPLE.test');
    const list = (await response.json()) as Record<string, string>[];
    expect(list.map(({ subject }) => subject)).toEqual(['Mesajınız bize ulaştı', 'Yeni şifre belirleyin']);
    expect(Object.keys(list[0] ?? {}).toSorted()).toEqual(['at', 'html', 'language', 'subject', 'text', 'to']);
    expect(list[0]).toMatchObject({ to: 'dev@example.test', language: 'TR', at: new Date(clock.now()).toISOString() });
    expect(((await (await read('local', '')).json()) as unknown[]).length).toBeGreaterThanOrEqual(2);
    expect(await (await read('local', '?to=none@example.test')).json()).toEqual([]);
  });

  test.each(['demo', 'production'] as const)('does not exist in %s mode', async (mode) => {
    expect((await read(mode, '')).status).toBe(404);
  });
});
