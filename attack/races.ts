/** Many at once for what is there for one: credits, names, the last moment of a company. */
import { register } from '../contract/auth/calls.ts';
import type { CallDefinition } from '../contract/call.ts';
import { createChat, getChat, sendMessage } from '../contract/chat/calls.ts';
import { addCompany, boostCompany, deleteCompany } from '../contract/company/calls.ts';
import { boosts } from '../contract/limits.ts';
import { createRequestService } from '../contract/plan/charge.ts';
import { addAndEditRequest } from '../contract/request/calls.ts';
import { addSubUser } from '../contract/staff/calls.ts';
import { guestInputs, newCompanyFields, validInputs } from '../tests/support/valid-inputs.ts';
import { balanceOf, newBusiness, newCompany, newKey, newMember, newName, partners, type Business, withBalance } from './people.ts';
import { ask, type Asked, type Finding, forgetTries, repeatOf, type Target, type Told } from './target.ts';

const crowd = 30;
const times = <Made>(count: number, make: (index: number) => Made): Made[] => Array.from({ length: count }, (_, index) => make(index));
const isFine = ({ status }: Told): boolean => status === 200;

interface Spend {
  call: CallDefinition;
  price: number;
  inputs: readonly Asked[];
}

/** Chats, requests and boosts that all want the same credits. */
async function spendsOf(target: Target, { its, ...person }: Business): Promise<Spend[]> {
  const prices = await target.rows<{ type: number; price: number }>('SELECT service_type AS type, price FROM service_price');
  const priceOf = (type: number): number => prices.find((row) => row.type === type)?.price ?? 0;
  const companies = [its.companyId, await newCompany(target, person), await newCompany(target, person)];
  const others = await partners(target, person, crowd);
  const chat = { fromCompanyId: its.companyId, text: 'Hello', createdFor: 0 };
  const request = validInputs['AddAndEditRequest']?.(its).body;
  return [
    {
      call: addAndEditRequest,
      price: priceOf(createRequestService),
      inputs: times(crowd, () => ({ body: { ...request, 'Request.Name': newName('Rope') } })),
    },
    {
      call: createChat,
      price: priceOf(0),
      inputs: times(crowd, (index) => ({ body: { ...chat, toCompanyId: others[index % others.length], chatNameForAll: newName('Rope') } })),
    },
    {
      call: boostCompany,
      price: boosts[1].credits,
      inputs: times(crowd, (index) => ({ body: { companyId: companies[index % companies.length], boostType: 1 } })),
    },
  ];
}

/** What the answers, the ledger and the balance say of a crowd of spendings must be one and the same. */
async function judge(
  target: Target,
  who: Business,
  count: number,
  price: number,
  run: () => Promise<Told[]>,
  repeat: string,
): Promise<Finding[]> {
  await forgetTries(target);
  const transfers = async (): Promise<number> =>
    (
      await target.rows<{ n: number }>(
        'SELECT COUNT(*) AS n FROM credit_transfer WHERE debit_account=(SELECT id FROM credit_account WHERE owner_user_id=?1)',
        who.userId,
      )
    )[0]?.n ?? 0;
  const [balance, made] = [await balanceOf(target, who), await transfers()];
  const answers = await run();
  const [left, written] = [await balanceOf(target, who), (await transfers()) - made];
  const statuses = JSON.stringify(
    Object.groupBy(
      answers.map(({ status, envelope }) => `${status} ${envelope.code ?? ''}`),
      (text) => text,
    ),
    (_, value: unknown) => (Array.isArray(value) ? value.length : value),
  );
  const findings: Finding[] = [];
  const say = (what: string): void => void findings.push({ what: `${what}; answers ${statuses}`, repeat });
  if (answers.some(({ status }) => status >= 500)) say('a race is answered with a failure');
  if (written !== count) say(`${written} spendings in the ledger instead of ${count}`);
  if (left !== balance - count * price || left < 0) say(`${balance} credits became ${left} instead of ${balance - count * price}`);
  return findings;
}

async function spending(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  const who = await newBusiness(target);
  const { token } = who;
  for (const { call, price, inputs } of await spendsOf(target, who)) {
    const send = (input: Asked, key: string): Promise<Told> => ask(target, call, { ...input, token, key });
    const [first = {}, ...rest] = inputs;
    const repeat = repeatOf(call, 'a member', first);
    const once = newKey();
    const keyed = await judge(
      target,
      who,
      1,
      price,
      () => Promise.all(inputs.map(() => send(first, once))),
      `${crowd} × with one key: ${repeat}`,
    );
    const again = await send(first, once);
    if (!isFine(again)) findings.push({ what: `a repeated key is answered ${again.status} ${again.text.slice(0, 200)}`, repeat });
    // Of each kind, what is there after the first one is spent down to what pays for two (one boost), and some more.
    const many = call === boostCompany ? 1 : 2;
    const other = { ...(await newBusiness(target)) };
    const own = (await spendsOf(target, other)).find((spend) => spend.call === call)?.inputs ?? rest;
    const left = await balanceOf(target, other);
    await drain(target, other, left - many * price - 5);
    const raced = await judge(
      target,
      other,
      many,
      price,
      () => Promise.all(own.map((input) => ask(target, call, { ...input, token: other.token, key: newKey() }))),
      `${crowd} × with different keys and ${many * price + 5} credits: ${repeat}`,
    );
    findings.push(...keyed, ...raced);
  }
  return findings;
}

/** Takes credits away, through the ledger. */
const drain = (target: Target, { userId }: Business, amount: number): Promise<unknown> =>
  target.rows(
    `INSERT INTO credit_transfer(id, operation_key, debit_account, credit_account, amount, transaction_enum, reason, created_at)
     SELECT ?1, ?1, id, (SELECT id FROM credit_account WHERE kind='spent'), ?2, 1, 'spending', ?3 FROM credit_account WHERE owner_user_id=?4`,
    newKey(),
    amount,
    Date.now(),
    userId,
  );

async function oneMessage(target: Target): Promise<Finding[]> {
  const { token, its } = await newBusiness(target);
  const text = newName('Said once');
  const body = { ...validInputs['SendMessage']?.(its).body, 'Data.Message.Text': text };
  const key = newKey();
  await forgetTries(target);
  await Promise.all(times(crowd, () => ask(target, sendMessage, { token, key, body })));
  const { text: told } = await ask(target, getChat, { token, body: { chatId: its.chatId } });
  const count = told.split(text).length - 1;
  return count === 1
    ? []
    : [{ what: `a message with one key stands ${count} times in its chat`, repeat: repeatOf(sendMessage, 'a member', { body, key }) }];
}

/** Nothing is charged once the deletion of the other company is answered. */
async function lastMoment(target: Target): Promise<Finding[]> {
  const [who, partner] = [await newBusiness(target), await newMember(target)];
  const findings: Finding[] = [];
  for (let company = 0; company < 3; company += 1) {
    const toCompanyId = await newCompany(target, partner);
    const open = (): Promise<Told> =>
      ask(target, createChat, {
        token: who.token,
        key: newKey(),
        body: { fromCompanyId: who.its.companyId, toCompanyId, chatNameForAll: newName('Late'), text: 'Hello', createdFor: 0 },
      });
    await withBalance(target, who, 5000);
    let late: Promise<Told[]> = Promise.resolve([]);
    const run = async (): Promise<Told[]> => {
      const early = times(9, open);
      const gone = await ask(target, deleteCompany, { token: partner.token, key: newKey(), query: { id: toCompanyId } });
      late = Promise.all(times(9, open));
      return [gone, ...(await Promise.all(early)), ...(await late)];
    };
    const before = await balanceOf(target, who);
    await forgetTries(target);
    const answers = (await run()).slice(1);
    const charged = before - (await balanceOf(target, who));
    const [row] = await target.rows<{ n: number; paid: number }>(
      'SELECT COUNT(*) AS n, COALESCE(SUM(price), 0) AS paid FROM chat WHERE to_company_id=?1',
      toCompanyId,
    );
    const repeat = 'CreateChat 9 × before and 9 × after the answer of DeleteCompany';
    const after = (await late).filter(isFine).length;
    if (after > 0) findings.push({ what: `${after} chats were opened with a company after its deletion was answered`, repeat });
    const opened = answers.filter(isFine).length;
    if (row?.n !== opened || row.paid !== charged)
      findings.push({ what: `${opened} chats answered, ${row?.n} stored for ${row?.paid} credits, ${charged} charged`, repeat });
  }
  return findings;
}

/** One of many gets what is there once. */
async function unique(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  const people = await Promise.all(times(6, () => newMember(target)));
  const only = async (what: string, run: (index: number) => Promise<Told>, sql: string, value: string): Promise<void> => {
    await forgetTries(target);
    const answers = await Promise.all(times(people.length * 2, run));
    const [row] = await target.rows<{ n: number }>(sql, value);
    if (row?.n !== 1 || answers.some(({ status }) => status >= 500))
      findings.push({
        what: `${row?.n} of one ${what}; answers ${answers.map(({ status }) => status)}`,
        repeat: `${answers.length} × at once: ${what} ${value}`,
      });
  };
  const tokenOf = (index: number): string | undefined => people[index % people.length]?.token;
  const email = `${newKey()}@example.test`;
  const [first] = people;
  if (first === undefined) return findings;
  const { its } = await newBusiness(target);
  const company = { ...newCompanyFields(its), companyName: newName('Only One'), companyEmail: email };
  await only(
    'company e-mail',
    (index) => ask(target, addCompany, { token: tokenOf(index), key: newKey(), body: { data: company } }),
    'SELECT COUNT(*) AS n FROM company WHERE email=?1 AND deleted_at IS NULL',
    email,
  );
  const paths = await target.rows<{ n: number }>('SELECT COUNT(*)-COUNT(DISTINCT path) AS n FROM company WHERE deleted_at IS NULL');
  if (paths[0]?.n !== 0) findings.push({ what: 'two companies have one address', repeat: 'AddCompany with one name' });
  const colleague = { ...validInputs['AddSubUser']?.(its).body, stEmail: `s-${email}` };
  await only(
    'staff e-mail',
    (index) => ask(target, addSubUser, { token: tokenOf(index), key: newKey(), body: colleague }),
    'SELECT COUNT(*) AS n FROM users WHERE email=?1',
    `s-${email}`,
  );
  const person = { ...guestInputs['Register']?.body, email: `p-${email}` };
  await only(
    'account e-mail',
    () => ask(target, register, { key: newKey(), body: person }),
    'SELECT COUNT(*) AS n FROM users WHERE email=?1',
    `p-${email}`,
  );
  return findings;
}

/** Every balance is the sum of its history, and none is below 0. */
export async function bookkeeping(target: Target): Promise<Finding[]> {
  const drifts = await target.rows('SELECT id, balance, computed FROM ledger_drift');
  const debts = await target.rows("SELECT id, balance FROM credit_account WHERE kind='user' AND balance<0");
  return [...drifts, ...debts].map((row) => ({
    what: `an account does not add up: ${JSON.stringify(row)}`,
    repeat: 'SELECT * FROM ledger_drift',
  }));
}

export async function races(target: Target): Promise<Finding[]> {
  return [
    ...(await spending(target)),
    ...(await oneMessage(target)),
    ...(await lastMoment(target)),
    ...(await unique(target)),
    ...(await bookkeeping(target)),
  ];
}
