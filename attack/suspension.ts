/** Writes for a suspended company, by whom and from where, and what others see of it and its documents. */
import type { CallDefinition } from '../contract/wire/call.ts';
import { createChat, sendMessage } from '../contract/chat/calls.ts';
import { wholeCalls as calls } from '../contract/wire/schemas.ts';
import { dayMs } from '../contract/limits.ts';
import { acceptQuote, getProForma, sendQuote, verifyProForma } from '../contract/quote/calls.ts';
import { getRequestDetailById } from '../contract/request/calls.ts';
import { addAndEditProduct, getProductDetailById } from '../contract/product/calls.ts';
import { file } from '../tests/support/data/sample-files.ts';
import { validInputs } from '../tests/support/data/valid-inputs.ts';
import { type Business, must, newBusiness, newCompany, newKey, newName, newProduct } from './people.ts';
import { isFine, times } from './spending.ts';
import { ask, type Asked, type Finding, forgetTries, repeatOf, type Target } from './target.ts';

/** Suspends a company as an administrator does, directly in the database. */
const suspend = (target: Target, companyId: string): Promise<unknown> =>
  target.rows(
    "UPDATE company SET shown_after=is_active, suspension=1, is_active=0, suspended_at=?2, suspend_reason='FRAUD', version=version+1 WHERE id=?1",
    companyId,
    Date.now(),
  );

/** Makes the business public. */
const publish = (target: Target, { its }: Business): Promise<unknown> =>
  target.rows(
    'UPDATE request SET approve_status=4, approved_at=?2, expires_at=?3, is_active=1 WHERE id=?1',
    its.requestId,
    Date.now(),
    Date.now() + 30 * dayMs,
  );

/** A chat that answers a request of the other business. @returns its id */
async function answered(target: Target, from: Business, to: Business, fromCompanyId = from.its.companyId): Promise<string> {
  const about = { toCompanyId: to.its.companyId, createdFor: 1, requestId: to.its.requestId };
  await forgetTries(target);
  const { chatId } = await must(target, createChat, {
    token: from.token,
    body: { ...about, fromCompanyId, chatNameForAll: newName('Rope'), text: 'Hello' },
  });
  return String(chatId);
}

const goods = () => ({
  price: { amount: 4.2, currency: 'USD', unit: 'KGM' },
  quantity: { amount: 2, unit: 'TNE', frequency: 'once' },
  validUntil: new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10),
});

async function quoted(target: Target, { token }: Business, chatId: string): Promise<string> {
  const { quote } = await must(target, sendQuote, { token, body: { chatId, goods: goods() } });
  return (quote as { id: string }).id;
}

/** State before the suspension: an accepted quote with its pro-forma, a quote on either side, and a chat from the own address. */
async function begun(target: Target, owner: Business, partner: Business) {
  for (const business of [owner, partner]) await publish(target, business);
  const [own] = await target.rows<{ id: string }>('SELECT id FROM company WHERE owner_user_id=?1 AND is_user_company=1', owner.userId);
  const ownAddress = own?.id ?? '';
  const agreedId = await quoted(target, owner, await answered(target, owner, partner));
  await must(target, acceptQuote, { token: partner.token, body: { id: agreedId } });
  const { proForma } = await must(target, getProForma, { token: owner.token, query: { id: agreedId } });
  const { document, code } = proForma as { document: { number: string }; code: string };
  const sellingChatId = await answered(target, owner, partner);
  const buyingChatId = await answered(target, partner, owner);
  return {
    ownAddress,
    paper: { number: document.number, code },
    sellingChatId,
    buyingChatId,
    openId: await quoted(target, owner, sellingChatId),
    offeredId: await quoted(target, partner, buyingChatId),
    personalChatId: await answered(target, owner, partner, ownAddress),
  };
}

/** Writes that the contract refuses for a suspended company, as its owner sends them. */
function writesOf(
  { its }: Business,
  partner: Business,
  present: Awaited<ReturnType<typeof begun>>,
): [call: CallDefinition, asked: Asked][] {
  const others: Readonly<Record<string, Asked>> = {
    AddAndEditProduct: newProduct(its),
    AddAndEditCertificate: {
      ...validInputs['AddAndEditCertificate']?.(its),
      files: { Document: file('register.pdf', new TextEncoder().encode('%PDF-1.7\n')) },
    },
    CreateChat: { body: { ...validInputs['CreateChat']?.(its).body, toCompanyId: partner.its.companyId, chatNameForAll: newName('Rope') } },
    SendQuote: { body: { chatId: present.sellingChatId, goods: goods() } },
    AskForQuote: { body: { chatId: present.buyingChatId, inquiry: { goods: { quantity: goods().quantity } } } },
    AcceptQuote: { body: { id: present.offeredId } },
    DeclineQuote: { body: { id: present.offeredId, reason: 'price' } },
  };
  return calls
    .filter(({ call }) => call.write === true && (call.errors ?? []).includes('COMPANY_SUSPENDED'))
    .map(({ call }) => [call, others[call.name] ?? validInputs[call.name]?.(its) ?? {}]);
}

/** A write in parallel to the suspension may precede it; none follows it. */
async function landing(target: Target): Promise<Finding[]> {
  const { token, its } = await newBusiness(target);
  const add = () => ask(target, addAndEditProduct, { token, key: newKey(), ...newProduct(its) });
  const count = async () =>
    (await target.rows<{ n: number }>('SELECT COUNT(*) AS n FROM product WHERE company_id=?1', its.companyId))[0]?.n ?? 0;
  const before = await count();
  const [early] = await Promise.all([Promise.all(times(9, add)), suspend(target, its.companyId)]);
  const stood = await count();
  const late = await Promise.all(times(6, add));
  const repeat = 'AddAndEditProduct 9 × while its company is suspended, and 6 × afterwards';
  const findings: Finding[] = [];
  if (late.some(isFine) || (await count()) !== stood)
    findings.push({ what: `${late.filter(isFine).length} products were added after the suspension of their company stood`, repeat });
  if (stood - before !== early.filter(isFine).length)
    findings.push({ what: `${early.filter(isFine).length} products were answered, ${stood - before} are stored`, repeat });
  return findings;
}

export async function suspension(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  const [owner, partner] = [await newBusiness(target), await newBusiness(target)];
  const present = await begun(target, owner, partner);
  await suspend(target, owner.its.companyId);

  const refuse = async (call: CallDefinition, who: string, asked: Asked): Promise<void> => {
    await forgetTries(target);
    const { status, envelope } = await ask(target, call, { key: newKey(), ...asked });
    if (status !== 403 || envelope.code !== 'COMPANY_SUSPENDED')
      findings.push({ what: `${call.name} for a suspended company answers ${who} ${status}`, repeat: repeatOf(call, who, asked) });
  };
  for (const [call, asked] of writesOf(owner, partner, present)) await refuse(call, 'its owner', { ...asked, token: owner.token });
  await refuse(acceptQuote, 'the other side', { token: partner.token, body: { id: present.openId } });
  const inPerson = {
    'Data.Message.ChatId': present.personalChatId,
    'Data.Message.CompanyId': present.ownAddress,
    'Data.Message.Text': 'Hello',
  };
  await refuse(sendMessage, 'its owner in person', { token: owner.token, body: inPerson });
  // Another company of the account does not take over the suspended company's objects.
  const second = await newCompany(target, owner);
  const moved = { ...validInputs['AddAndEditProduct']?.(owner.its).body, CompanyId: second, 'Product.Id': owner.its.productId };
  await refuse(addAndEditProduct, 'its owner for another company', { ...newProduct(owner.its), token: owner.token, body: moved });

  const { productId, requestId } = owner.its;
  for (const [call, id] of [
    [getProductDetailById, productId],
    [getRequestDetailById, requestId],
  ] as const) {
    const { status } = await ask(target, call, { query: { id } });
    if (status !== 404)
      findings.push({
        what: `${call.name} shows a guest what a suspended company has`,
        repeat: repeatOf(call, 'a guest', { query: { id } }),
      });
  }
  const [company] = await target.rows<{ path: string }>('SELECT path FROM company WHERE id=?1', owner.its.companyId);
  const page = `/companies/${company?.path ?? ''}`;
  // The page of a company that is not public redirects home.
  if ((await target.send('GET', page)).status === 200) findings.push({ what: 'a suspended company has its page', repeat: `GET ${page}` });
  const { envelope } = await ask(target, verifyProForma, { query: present.paper });
  const shown: unknown = envelope.data?.['suspended'];
  if (!Array.isArray(shown) || shown.length !== 1)
    findings.push({
      what: 'a pro-forma of a suspended company is verified without a word of that',
      repeat: repeatOf(verifyProForma, 'a guest', { query: present.paper }),
    });
  return [...findings, ...(await landing(target))];
}
