/** Concurrent calls that compete: for credits, for unique names, for a company that is being deleted. */
import { register } from '../contract/auth/calls.ts';
import { createChat, getChat, sendMessage } from '../contract/chat/calls.ts';
import { addCompany, deleteCompany } from '../contract/company/calls.ts';
import { addSubUser } from '../contract/staff/calls.ts';
import { guestInputs, newCompanyFields, validInputs } from '../tests/support/data/valid-inputs.ts';
import { balanceOf, newBusiness, newCompany, newKey, newMember, newName, withBalance } from './people.ts';
import { parallelCalls, isFine, spending, times } from './spending.ts';
import { ask, type Finding, clearRateLimits, repeatOf, type Target, type TargetAnswer } from './target.ts';

async function oneMessage(target: Target): Promise<Finding[]> {
  const { token, belongings } = await newBusiness(target);
  const text = newName('Sent once');
  const body = { ...validInputs['SendMessage']?.(belongings).body, 'Data.Message.Text': text };
  const key = newKey();
  await clearRateLimits(target);
  await Promise.all(times(parallelCalls, () => ask(target, sendMessage, { token, key, body })));
  const { text: shown } = await ask(target, getChat, { token, body: { chatId: belongings.chatId } });
  const count = shown.split(text).length - 1;
  return count === 1
    ? []
    : [
        {
          what: `a message with one idempotency key is stored ${count} times in its chat`,
          repeat: repeatOf(sendMessage, 'a member', { body, key }),
        },
      ];
}

/** Opens chats while the other company is deleted: after the answer of the deletion, none is charged. */
async function chatsDuringDeletion(target: Target): Promise<Finding[]> {
  const [who, partner] = [await newBusiness(target), await newMember(target)];
  const findings: Finding[] = [];
  for (let company = 0; company < 3; company += 1) {
    const toCompanyId = await newCompany(target, partner);
    const open = (): Promise<TargetAnswer> =>
      ask(target, createChat, {
        token: who.token,
        key: newKey(),
        body: { fromCompanyId: who.belongings.companyId, toCompanyId, chatNameForAll: newName('Late'), text: 'Hello', createdFor: 0 },
      });
    await withBalance(target, who, 5000);
    let late: Promise<TargetAnswer[]> = Promise.resolve([]);
    const run = async (): Promise<TargetAnswer[]> => {
      const early = times(9, open);
      const deletion = await ask(target, deleteCompany, { token: partner.token, key: newKey(), query: { id: toCompanyId } });
      late = Promise.all(times(9, open));
      return [deletion, ...(await Promise.all(early)), ...(await late)];
    };
    const before = await balanceOf(target, who);
    await clearRateLimits(target);
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

/** Only one of many calls gets a unique value. */
async function unique(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  const people = await Promise.all(times(6, () => newMember(target)));
  const only = async (what: string, run: (index: number) => Promise<TargetAnswer>, sql: string, value: string): Promise<void> => {
    await clearRateLimits(target);
    const answers = await Promise.all(times(people.length * 2, run));
    const [row] = await target.rows<{ n: number }>(sql, value);
    if (row?.n !== 1 || answers.some(({ status }) => status >= 500))
      findings.push({
        what: `${row?.n} rows with one ${what}; answers ${answers.map(({ status }) => status)}`,
        repeat: `${answers.length} × at once: ${what} ${value}`,
      });
  };
  const tokenOf = (index: number): string | undefined => people[index % people.length]?.token;
  const email = `${newKey()}@example.test`;
  const [first] = people;
  if (first === undefined) return findings;
  const { belongings } = await newBusiness(target);
  const company = { ...newCompanyFields(belongings), companyName: newName('Only One'), companyEmail: email };
  await only(
    'company e-mail',
    (index) => ask(target, addCompany, { token: tokenOf(index), key: newKey(), body: { data: company } }),
    'SELECT COUNT(*) AS n FROM company WHERE email=?1 AND deleted_at IS NULL',
    email,
  );
  const paths = await target.rows<{ n: number }>('SELECT COUNT(*)-COUNT(DISTINCT path) AS n FROM company WHERE deleted_at IS NULL');
  if (paths[0]?.n !== 0) findings.push({ what: 'two companies have one address', repeat: 'AddCompany with one name' });
  const colleague = { ...validInputs['AddSubUser']?.(belongings).body, stEmail: `s-${email}` };
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

/** Every balance is the sum of its transfers, and none is below 0. */
export async function bookkeeping(target: Target): Promise<Finding[]> {
  const drifts = await target.rows('SELECT id, balance, computed FROM ledger_drift');
  const debts = await target.rows("SELECT id, balance FROM credit_account WHERE kind='user' AND balance<0");
  return [...drifts, ...debts].map((row) => ({
    what: `the balance of an account differs from its transfers: ${JSON.stringify(row)}`,
    repeat: 'SELECT * FROM ledger_drift',
  }));
}

export async function races(target: Target): Promise<Finding[]> {
  return [
    ...(await spending(target)),
    ...(await oneMessage(target)),
    ...(await chatsDuringDeletion(target)),
    ...(await unique(target)),
    ...(await bookkeeping(target)),
  ];
}
