/** Many parallel calls while the credits suffice for one or two of them, and many calls with one idempotency key. */
import type { CallDefinition } from '../contract/wire/call.ts';
import { createChat } from '../contract/chat/calls.ts';
import { boostCompany } from '../contract/company/calls.ts';
import { boosts } from '../contract/company/boost.ts';
import { createRequestService } from '../contract/plan/charge.ts';
import { addAndEditRequest } from '../contract/request/calls.ts';
import { validInputs } from '../tests/support/data/valid-inputs.ts';
import { balanceOf, type Business, newBusiness, newCompany, newKey, newName, partners } from './people.ts';
import { ask, type CallRequest, type Finding, clearRateLimits, repeatOf, type Target, type TargetAnswer } from './target.ts';

/** Number of parallel calls. */
export const parallelCalls = 30;
export const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));
export const isFine = ({ status }: TargetAnswer): boolean => status === 200;

interface Spend {
  call: CallDefinition;
  price: number;
  inputs: readonly CallRequest[];
}

/** Chats, requests and boosts that compete for the same credits. */
async function spendsOf(target: Target, { belongings, ...person }: Business): Promise<Spend[]> {
  const prices = await target.rows<{ type: number; price: number }>('SELECT service_type AS type, price FROM service_price');
  const priceOf = (type: number): number => prices.find((row) => row.type === type)?.price ?? 0;
  const companies = [belongings.companyId, await newCompany(target, person), await newCompany(target, person)];
  const others = await partners(target, person, parallelCalls);
  const chat = { fromCompanyId: belongings.companyId, text: 'Hello', createdFor: 0 };
  const request = validInputs['AddAndEditRequest']?.(belongings).body;
  return [
    {
      call: addAndEditRequest,
      price: priceOf(createRequestService),
      inputs: times(parallelCalls, () => ({ body: { ...request, 'Request.Name': newName('Rope') } })),
    },
    {
      call: createChat,
      price: priceOf(0),
      inputs: times(parallelCalls, (index) => ({
        body: { ...chat, toCompanyId: others[index % others.length], chatNameForAll: newName('Rope') },
      })),
    },
    {
      call: boostCompany,
      price: boosts[1].credits,
      inputs: times(parallelCalls, (index) => ({ body: { companyId: companies[index % companies.length], boostType: 1 } })),
    },
  ];
}

/** Removes credits through the ledger. */
const drain = (target: Target, { userId }: Business, amount: number): Promise<unknown> =>
  target.rows(
    `INSERT INTO credit_transfer(id, operation_key, debit_account, credit_account, amount, transaction_enum, reason, created_at)
     SELECT ?1, ?1, id, (SELECT id FROM credit_account WHERE kind='spent'), ?2, 1, 'spending', ?3 FROM credit_account WHERE owner_user_id=?4`,
    newKey(),
    amount,
    Date.now(),
    userId,
  );

const spendingsIn = async (target: Target, { userId }: Business): Promise<number> => {
  const sql = 'SELECT COUNT(*) AS n FROM credit_transfer WHERE debit_account=(SELECT id FROM credit_account WHERE owner_user_id=?1)';
  return (await target.rows<{ n: number }>(sql, userId))[0]?.n ?? 0;
};

/** Number of answers of each kind. */
const countsOf = (answers: readonly TargetAnswer[]): string => {
  const counts: Record<string, number> = {};
  for (const { status, envelope } of answers) counts[`${status} ${envelope.code}`] = (counts[`${status} ${envelope.code}`] ?? 0) + 1;
  return JSON.stringify(counts);
};

interface Race {
  who: Business;
  /** How many calls may succeed, and the price of each. */
  count: number;
  price: number;
  run: () => Promise<TargetAnswer[]>;
  repeat: string;
}

/** After a race, answers, ledger and balance must agree. */
async function runRace(target: Target, { who, count, price, run, repeat }: Race): Promise<Finding[]> {
  await clearRateLimits(target);
  const [balance, made] = [await balanceOf(target, who), await spendingsIn(target, who)];
  const answers = await run();
  const [left, written] = [await balanceOf(target, who), (await spendingsIn(target, who)) - made];
  const granted = answers.filter((answer) => isFine(answer) && answer.headers.get('idempotent-replay') === null).length;
  const findings: Finding[] = [];
  const addFinding = (what: string): void => void findings.push({ what: `${what}; answers ${countsOf(answers)}`, repeat });
  if (answers.some(({ status }) => status >= 500)) addFinding('a concurrent call is answered with a server error');
  if (granted !== count) addFinding(`${granted} calls succeeded instead of ${count}`);
  if (written !== count) addFinding(`${written} spendings in the ledger instead of ${count}`);
  if (left !== balance - count * price || left < 0) addFinding(`${balance} credits became ${left} instead of ${balance - count * price}`);
  return findings;
}

/** The same call with the same idempotency key in parallel: only one is charged. */
async function oneKey(target: Target, who: Business, { call, price, inputs: [first = {}] }: Spend): Promise<Finding[]> {
  const key = newKey();
  const send = (): Promise<TargetAnswer> => ask(target, call, { ...first, token: who.token, key });
  const repeat = `${parallelCalls} × with one key: ${repeatOf(call, 'a member', first)}`;
  const findings = await runRace(target, { who, count: 1, price, run: () => Promise.all(times(parallelCalls, send)), repeat });
  const again = await send();
  return isFine(again)
    ? findings
    : [...findings, { what: `a repeated idempotency key is answered ${again.status} ${again.text.slice(0, 200)}`, repeat }];
}

/** Parallel calls while the credits suffice for two of them, or for one boost. */
async function fewCredits(target: Target, who: Business, { call, price, inputs }: Spend): Promise<Finding[]> {
  const count = call === boostCompany ? 1 : 2;
  const startBalance = count * price + 5;
  await drain(target, who, (await balanceOf(target, who)) - startBalance);
  const run = (): Promise<TargetAnswer[]> =>
    Promise.all(inputs.map((input) => ask(target, call, { ...input, token: who.token, key: newKey() })));
  const repeat = `${parallelCalls} × with different keys and ${startBalance} credits: ${repeatOf(call, 'a member', inputs[0])}`;
  return runRace(target, { who, count, price, run, repeat });
}

export async function spending(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const kind of [addAndEditRequest, createChat, boostCompany])
    for (const race of [oneKey, fewCredits]) {
      const who = await newBusiness(target);
      const spend = (await spendsOf(target, who)).find(({ call }) => call === kind);
      if (spend !== undefined) findings.push(...(await race(target, who, spend)));
    }
  return findings;
}
