/** Crashes during writes: acknowledged writes are stored, repeated ones take effect once, and the product starts again. */
import type { CallDefinition } from '../contract/wire/call.ts';
import { getChat, sendMessage } from '../contract/chat/calls.ts';
import { minuteMs } from '../contract/limits.ts';
import { addAndEditProduct } from '../contract/product/calls.ts';
import { addAndEditRequest } from '../contract/request/calls.ts';
import { validInputs } from '../tests/support/data/valid-inputs.ts';
import { balanceOf, type Business, newBusiness, newKey, newName, newProduct, signIn, withBalance } from './people.ts';
import { bookkeeping } from './races.ts';
import { ask, type CallRequest, type Finding, clearRateLimits, type CrashableTarget, repeatOf, type TargetAnswer } from './target.ts';

const writes = 200;
const crashes = 3;
const atOnce = 8;

interface Write {
  call: CallDefinition;
  name: string;
  key: string;
  body: object;
  files?: CallRequest['files'];
  /** The answer before the crash, if there was one. */
  acknowledged?: TargetAnswer['envelope'];
}

const nameFields = { AddAndEditProduct: 'Product.Name', AddAndEditRequest: 'Request.Name', SendMessage: 'Data.Message.Text' } as const;
const kinds = [addAndEditProduct, addAndEditRequest, sendMessage] as const;

const planned = ({ belongings }: Business): Write[] =>
  Array.from({ length: writes }, (_, index) => {
    const call = kinds[index % kinds.length] ?? addAndEditProduct;
    const name = newName('Work');
    const { body, files } = call === addAndEditProduct ? newProduct(belongings) : { body: validInputs[call.name]?.(belongings).body };
    return { call, name, key: newKey(), body: { ...(body as object), [nameFields[call.name]]: name }, files };
  });

/** Sends several writes in parallel and kills the server when half of them are answered. */
async function writeUntilKilled(target: CrashableTarget, token: string, part: readonly Write[]): Promise<void> {
  let [next, answered] = [0, 0];
  let crash: Promise<void> | undefined;
  const worker = async (): Promise<void> => {
    while (next < part.length && crash === undefined) {
      const write = part[next];
      next += 1;
      if (write === undefined) return;
      const answer = await ask(target, write.call, { token, ...write }).catch(() => undefined);
      if (answer?.status === 200) {
        write.acknowledged = answer.envelope;
        answered += 1;
      }
      if (answered > part.length / 2) crash ??= target.kill();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await (crash ?? target.kill());
}

/** Counts how often each name was stored. */
async function effects(target: CrashableTarget, token: string, { belongings }: Business): Promise<(write: Write) => number> {
  const named = async (table: string): Promise<string[]> =>
    (await target.rows<{ name: string }>(`SELECT name FROM ${table} WHERE company_id=?1 AND deleted_at IS NULL`, belongings.companyId)).map(
      ({ name }) => name,
    );
  const [products, requests] = [await named('product'), await named('request')];
  const { text } = await ask(target, getChat, { token, body: { chatId: belongings.chatId } });
  return ({ call, name }) =>
    call === sendMessage
      ? text.split(`"${name}"`).length - 1
      : (call === addAndEditProduct ? products : requests).filter((each) => each === name).length;
}

export async function faults(target: CrashableTarget): Promise<Finding[]> {
  const findings: Finding[] = [];
  const who = await newBusiness(target);
  await withBalance(target, who, 100_000);
  const work = planned(who);
  const before = await balanceOf(target, who);
  const repeat = (write: Write): string => `kill -9 amid ${repeatOf(write.call, 'a member', write)}`;
  let { token } = who;
  for (let round = 0; round < crashes; round += 1) {
    await clearRateLimits(target);
    await writeUntilKilled(
      target,
      token,
      work.filter((_, index) => index % crashes === round),
    );
    await target.restart();
    ({ token } = await signIn(target, who.email));
    const storedCount = await effects(target, token, who);
    for (const write of work)
      if (write.acknowledged !== undefined && storedCount(write) !== 1)
        findings.push({
          what: `an acknowledged ${write.call.name} is stored ${storedCount(write)} times after crash ${round + 1}`,
          repeat: repeat(write),
        });
  }
  if (work.every(({ acknowledged }) => acknowledged === undefined))
    findings.push({ what: 'no write was acknowledged, so the round proves nothing', repeat: 'all of this round' });

  // A call that crashed reserves its idempotency key for a minute.
  await target.rows('UPDATE idempotency SET created_at=created_at-?1 WHERE status IS NULL', 2 * minuteMs);
  for (const write of work) {
    if (write.call === sendMessage) await clearRateLimits(target);
    const answer = await ask(target, write.call, { token, ...write });
    if (answer.status !== 200)
      findings.push({
        what: `a repeated idempotency key is answered ${answer.status} ${answer.text.slice(0, 200)}`,
        repeat: repeat(write),
      });
    else if (write.acknowledged !== undefined && JSON.stringify(write.acknowledged.data) !== JSON.stringify(answer.envelope.data))
      findings.push({ what: `a repeated ${write.call.name} has a different answer than before`, repeat: repeat(write) });
  }
  const storedCount = await effects(target, token, who);
  for (const write of work)
    if (storedCount(write) !== 1)
      findings.push({ what: `a repeated ${write.call.name} is stored ${storedCount(write)} times`, repeat: repeat(write) });
  const [price] = await target.rows<{ price: number }>('SELECT price FROM service_price WHERE service_type=99');
  const due = work.filter(({ call }) => call === addAndEditRequest).length * (price?.price ?? 0);
  const charged = before - (await balanceOf(target, who));
  if (charged !== due) findings.push({ what: `${charged} credits were charged instead of ${due}`, repeat: 'all of this round' });
  return [...findings, ...(await bookkeeping(target))];
}
