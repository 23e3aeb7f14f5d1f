/** Attacks on reports of public content, decisions and appeals, by strangers, the reporter and the owner. */
import { randomBytes } from 'node:crypto';
import { addAppeal, getDecision, getDecisions } from '../contract/decision/calls.ts';
import { appealTextMax } from '../contract/decision/fields.ts';
import { decide, getItem, getQueue } from '../contract/moderation/calls.ts';
import { addNotice, getNoticeTarget } from '../contract/notice/calls.ts';
import { getCompanyByPath } from '../contract/company/calls.ts';
import { asciiUpperCase } from '../contract/text/letter-case.ts';
import { navigationSearch } from '../contract/search/calls.ts';
import { type Business, must, newBusiness, newEmail, newKey, newMember, type Person, withRole } from './people.ts';
import { ask, type CallRequest, type Finding, clearRateLimits, leakOf, repeatOf, type Target } from './target.ts';

const markup = '<img src=x onerror=alert(1)></script><script>alert(2)</script>';
const noticeOf = (id: string, changes: object = {}) => ({
  kind: 'company',
  id,
  reason: 'SPAM',
  text: `Thrice ${markup}`,
  name: `Mira ${markup}`.slice(0, 100),
  email: newEmail(),
  isTrue: true,
  ...changes,
});
const companyOf = async (target: Target, { belongings }: Business): Promise<{ path: string; name: string; version: number }> => {
  const [row] = await target.rows<{ path: string; name: string; version: number }>(
    'SELECT path, name, version FROM company WHERE id=?1',
    belongings.companyId,
  );
  return row ?? { path: '', name: '', version: 0 };
};

/** Decides an open item as a moderator. */
async function decideItem(target: Target, moderator: Person, kind: 'notice' | 'appeal', id: string, approve: boolean): Promise<void> {
  const { item } = await must(target, getItem, { token: moderator.token, query: { kind, id } });
  const { version } = item as { version: number };
  const grounds = kind === 'notice' ? { reasons: ['DUPLICATE'] } : { note: markup };
  await must(target, decide, { token: moderator.token, body: { kind, id, version, approve, ...grounds } });
}

/** Reports that must be refused, and floods of valid ones. */
async function reporting(target: Target, owner: Business, stranger: Person): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { companyId } = owner.belongings;
  const refused: readonly [string, CallRequest][] = [
    ['without a statement that it is true', { body: noticeOf(companyId, { isTrue: false }) }],
    ['with a line break in the address', { body: noticeOf(companyId, { email: 'a@example.test\r\nBcc: b@example.test' }) }],
    ['for somebody else', { body: noticeOf(companyId, { reporterUserId: owner.userId }) }],
    ['with a number that the reporter chooses', { body: noticeOf(companyId, { number: 'AAAAAAAAAA' }) }],
    ['of an item that is not public', { body: noticeOf(owner.belongings.requestId, { kind: 'request' }) }],
    ['of an unknown kind', { body: noticeOf(owner.userId, { kind: 'user' }) }],
    ['that is too long', { body: noticeOf(companyId, { text: 'x'.repeat(2001) }) }],
  ];
  for (const [what, input] of refused) {
    await clearRateLimits(target);
    const answer = await ask(target, addNotice, { key: newKey(), ...input });
    if (answer.status < 400) findings.push({ what: `a report ${what} is accepted`, repeat: repeatOf(addNotice, 'a guest', input) });
    const leak = leakOf(answer);
    if (leak !== null)
      findings.push({ what: `a report ${what} exposes internals: ${leak}`, repeat: repeatOf(addNotice, 'a guest', input) });
  }
  // Reports from one network are limited.
  await clearRateLimits(target);
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(target, addNotice, { key: newKey(), body: noticeOf(companyId) })));
  const accepted = answers.filter(({ status }) => status === 200).length;
  if (accepted > 20)
    findings.push({ what: `${accepted} of 40 reports of one network are accepted`, repeat: repeatOf(addNotice, 'a guest 40 times') });
  const [open] = await target.rows<{ n: number }>('SELECT COUNT(*) AS n FROM notice_case WHERE target_id=?1', companyId);
  if (open?.n !== 1) findings.push({ what: `the reports of one company are ${open?.n} cases`, repeat: repeatOf(addNotice, 'a guest') });
  const hidden = { query: { kind: 'request', id: owner.belongings.requestId } };
  for (const [who, token] of [
    ['a guest', undefined],
    ['a stranger', stranger.token],
  ] as const)
    if ((await ask(target, getNoticeTarget, { ...hidden, token })).status !== 404)
      findings.push({ what: `the form of a report shows ${who} what is not public`, repeat: repeatOf(getNoticeTarget, who, hidden) });
  return findings;
}

/**
 * Reports with the address of somebody else. The answer must not reveal whether that address has reported before, and its owner can still
 * report and gets few mails.
 */
async function underAnotherAddress(target: Target, owner: Business): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { companyId } = (await newBusiness(target)).belongings;
  const email = newEmail();
  const send = async (id: string) => ask(target, addNotice, { key: newKey(), body: noticeOf(id, { email }) });
  await clearRateLimits(target);
  await send(companyId);
  if ((await send(companyId)).status !== 200)
    findings.push({ what: 'a guest learns what an address has reported', repeat: repeatOf(addNotice, 'a guest twice') });
  for (let count = 0; count < 12; count += 1) await send(companyId);
  if ((await send(owner.belongings.companyId)).status !== 200)
    findings.push({
      what: 'forged reports prevent the owner of the address from reporting',
      repeat: repeatOf(addNotice, 'a guest 14 times'),
    });
  const [mails] = await target.rows<{ n: number }>(
    "SELECT COUNT(*) AS n FROM outbox WHERE topic='mail' AND json_extract(payload, '$.to')=?1",
    email,
  );
  if ((mails?.n ?? 0) > 10)
    findings.push({ what: `${mails?.n} receipts flood one address`, repeat: repeatOf(addNotice, 'a guest 15 times') });
  return findings;
}

const htmlPage = `<!doctype html><script>alert(3)</script>`;
const falseFiles: readonly (readonly [name: string, content: string])[] = [
  ['page.png', htmlPage],
  ['logo.svg', `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(4)"/>`],
  ['logo.png', `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(4)"/>`],
  ['scan.pdf', htmlPage],
  ['scan.pdf.html', '%PDF-1.7\n'],
];

/** Files of reports: false formats, markup in names, and guessed addresses. */
async function withFiles(target: Target, owner: Business, stranger: Person, moderator: Person): Promise<Finding[]> {
  const findings: Finding[] = [];
  const body = () => noticeOf(owner.belongings.companyId, { email: newEmail() });
  for (const [name, content] of falseFiles) {
    await clearRateLimits(target);
    const answer = await ask(target, addNotice, { key: newKey(), body: body(), files: { files: [new File([content], name)] } });
    if (answer.status < 400)
      findings.push({ what: `a report accepts ${name} with content of another type`, repeat: repeatOf(addNotice, 'a guest') });
  }
  await clearRateLimits(target);
  const named = new File(['%PDF-1.7\n'], `../${markup}\r\nX: y.pdf`);
  await ask(target, addNotice, { key: newKey(), body: body(), files: { files: [named] } });
  const [row] = await target.rows<{ id: string; key: string; name: string }>(
    `SELECT c.id, json_extract(n.files, '$[0].key') AS key, json_extract(n.files, '$[0].name') AS name
     FROM notice n JOIN notice_case c ON c.id=n.case_id WHERE n.files<>'[]' ORDER BY n.seq DESC LIMIT 1`,
  );
  if (!row?.key) return [...findings, { what: 'a report with a file is not stored', repeat: repeatOf(addNotice, 'a guest') }];
  if (/[\r\n/]/.test(row.name)) findings.push({ what: `a file is stored as ${row.name}`, repeat: repeatOf(addNotice, 'a guest') });
  const until = Date.now() + 3_600_000;
  const guesses = [
    row.key,
    row.key.replace('e/', 'p/'),
    `${row.key}?until=${until}&signature=${'0'.repeat(64)}`,
    `${row.key}?until=${until}&reader=moderator&signature=${randomBytes(32).toString('hex')}`,
    `${row.key}?size=s`,
    `s/${row.key}`,
  ];
  for (const guess of guesses)
    if ((await target.send('GET', `/media/${guess}`)).status === 200)
      findings.push({ what: 'a file of a report is served at a guessed address', repeat: `GET /media/${guess}` });
  for (const [who, token] of [
    ['a guest', undefined],
    ['a stranger', stranger.token],
    ['the owner', owner.token],
  ] as const) {
    const answer = await ask(target, getItem, { query: { kind: 'notice', id: row.id }, token });
    if (answer.status === 200 || answer.text.includes(row.key))
      findings.push({ what: `a case shows ${who} its files`, repeat: repeatOf(getItem, who) });
  }
  const item = await ask(target, getItem, { query: { kind: 'notice', id: row.id }, token: moderator.token });
  if (!item.text.includes(row.key))
    findings.push({ what: 'the moderator does not see the file', repeat: repeatOf(getItem, 'a moderator') });
  return findings;
}

/** Tokens that were not made for this decision. */
function forgedOf(token: string, other: string): readonly string[] {
  const [id = '', signed = ''] = token.split('-');
  const [otherId = '', otherSigned = ''] = other.split('-');
  return [
    id,
    `${id}-`,
    `${id}-${otherSigned}`,
    `${otherId}-${signed}`,
    `${id}-${randomBytes(32).toString('hex')}`,
    `${id}-${asciiUpperCase(signed)}`,
    `${asciiUpperCase(id)}-${signed}`,
    `${id}-${signed}-`,
    `${id}' OR '1'='1-${signed}`,
  ].filter((forged) => forged !== token);
}

interface DecisionOfCase {
  token: string;
  caseId: string;
}

/** Removes the company of a business by a moderator's decision. @returns the token of the decision */
async function removeCompany(target: Target, owner: Business, moderator: Person): Promise<DecisionOfCase> {
  await clearRateLimits(target);
  await ask(target, addNotice, { key: newKey(), body: noticeOf(owner.belongings.companyId) });
  const [row] = await target.rows<{ id: string }>(
    'SELECT id FROM notice_case WHERE target_id=?1 AND handled_at IS NULL',
    owner.belongings.companyId,
  );
  await decideItem(target, moderator, 'notice', row?.id ?? '', false);
  const { decisions } = await must(target, getDecisions, { token: owner.token });
  const [decision] = (decisions as { path: string }[]) ?? [];
  return { token: /token=([\w-]+)/.exec(decision?.path ?? '')?.[1] ?? '', caseId: row?.id ?? '' };
}

/** A removed company is found only by its owner. */
async function notFoundByOthers(target: Target, owner: Business, stranger: Person): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { path, name } = await companyOf(target, owner);
  for (const [who, token] of [
    ['a guest', undefined],
    ['a stranger', stranger.token],
  ] as const) {
    const byPath = { body: { path }, token };
    if ((await ask(target, getCompanyByPath, byPath)).status === 200)
      findings.push({ what: `a removed company is shown to ${who}`, repeat: repeatOf(getCompanyByPath, who, byPath) });
    const search = { body: { text: name, searchTypeEnum: 0, size: 20 }, token };
    if ((await ask(target, navigationSearch, search)).text.includes(path))
      findings.push({ what: `a removed company is found by ${who}`, repeat: repeatOf(navigationSearch, who, search) });
  }
  const page = await target.send('GET', `/companies/${path}`);
  if (page.status === 200) findings.push({ what: 'a removed company still has a page', repeat: `GET /companies/${path}` });
  return findings;
}

/** Appeals by others, repeated appeals, and decisions on an appeal by people who must not make them. */
async function appealing(
  target: Target,
  one: DecisionOfCase,
  other: DecisionOfCase,
  people: { owner: Business; decider: Person; colleague: Person },
) {
  const findings: Finding[] = [];
  const text = `It is our own. ${markup}`;
  for (const guid of forgedOf(one.token, other.token)) {
    if ((await ask(target, getDecision, { query: { guid } })).status === 200)
      findings.push({ what: 'a forged link shows a decision', repeat: repeatOf(getDecision, 'a guest', { query: { guid } }) });
    if ((await ask(target, addAppeal, { key: newKey(), body: { guid, text } })).status === 200)
      findings.push({ what: 'an appeal with a forged link is accepted', repeat: repeatOf(addAppeal, 'a guest', { body: { guid, text } }) });
  }
  const long = { guid: one.token, text: 'x'.repeat(appealTextMax + 1) };
  if ((await ask(target, addAppeal, { key: newKey(), body: long })).status < 400)
    findings.push({ what: 'an appeal that is too long is accepted', repeat: repeatOf(addAppeal, 'the owner', { body: long }) });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ask(target, addAppeal, { key: newKey(), body: { guid: one.token, text } })),
  );
  const accepted = answers.filter(({ status }) => status === 200).length;
  if (accepted !== 1)
    findings.push({ what: `${accepted} appeals against one decision are accepted`, repeat: repeatOf(addAppeal, 'the owner 10 times') });

  const [row] = await target.rows<{ id: string; version: number }>('SELECT id, version FROM appeal ORDER BY seq DESC LIMIT 1');
  const body = { kind: 'appeal', id: row?.id ?? '', version: row?.version ?? 0, approve: true };
  for (const [who, { token }] of [
    ['the moderator of the decision', people.decider],
    ['the owner', people.owner],
  ] as const) {
    const answer = await ask(target, decide, { key: newKey(), token, body });
    if (answer.status < 400) findings.push({ what: `${who} decides on the appeal`, repeat: repeatOf(decide, who, { body }) });
    const queue = await ask(target, getQueue, { token, query: { kind: 'appeal' } });
    if (queue.text.includes(body.id))
      findings.push({ what: `the queue shows the appeal to ${who}`, repeat: repeatOf(getQueue, who, { query: { kind: 'appeal' } }) });
  }
  await decideItem(target, people.colleague, 'appeal', body.id, true);
  if ((await ask(target, getCompanyByPath, { body: { path: (await companyOf(target, people.owner)).path } })).status !== 200)
    findings.push({ what: 'a successful appeal does not restore the company', repeat: repeatOf(decide, 'a colleague', { body }) });
  return findings;
}

/** Finds pages and mails that contain the markup of a report, an appeal or a note unescaped. */
async function storedMarkup(target: Target, token: string): Promise<Finding[]> {
  const mails = await target.rows<{ html: string; template: string }>(
    "SELECT html, subject AS template FROM sent_mail WHERE html LIKE '%<img src=x%'",
  );
  const page = await target.send('GET', `/decision?token=${token}`);
  return [
    ...mails.map(({ template }) => ({
      what: `the mail "${template}" contains unescaped markup`,
      repeat: 'the reports and appeals of this round',
    })),
    ...(page.text.includes('<img src=x') || page.text.includes(token)
      ? [{ what: 'the page of a decision contains its text or token', repeat: `GET /decision?token=${token}` }]
      : []),
  ];
}

export async function governance(target: Target): Promise<Finding[]> {
  const [owner, rival] = [await newBusiness(target), await newBusiness(target)];
  const stranger = await newMember(target);
  const decider = await withRole(target, await newMember(target), 'moderator');
  const colleague = await withRole(target, await newMember(target), 'moderator');
  const findings = await reporting(target, owner, stranger);
  findings.push(...(await underAnotherAddress(target, owner)));
  findings.push(...(await withFiles(target, await newBusiness(target), stranger, decider)));
  const one = await removeCompany(target, owner, decider);
  const other = await removeCompany(target, rival, decider);
  findings.push(...(await notFoundByOthers(target, owner, stranger)));
  const theirs = await ask(target, getDecisions, { token: rival.token });
  if (theirs.text.includes(one.token))
    findings.push({ what: 'an account lists decisions about another one', repeat: repeatOf(getDecisions, 'a rival') });
  findings.push(...(await appealing(target, one, other, { owner, decider, colleague })));
  findings.push(...(await storedMarkup(target, one.token)));
  return findings;
}
