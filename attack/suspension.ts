/** Writes for a suspended company by its owner and by its partners, and what others see of the company and its documents. */
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
import { ask, type CallRequest, type Finding, clearRateLimits, repeatOf, type Target } from './target.ts';

/** Suspends a company as an administrator does, directly in the database. */
const suspend = (target: Target, companyId: string): Promise<unknown> =>
  target.rows(
    "UPDATE company SET shown_after=is_active, suspension=1, is_active=0, suspended_at=?2, suspend_reason='FRAUD', version=version+1 WHERE id=?1",
    companyId,
    Date.now(),
  );

/** Makes the request of a business public. */
const publish = (target: Target, { belongings }: Business): Promise<unknown> =>
  target.rows(
    'UPDATE request SET approve_status=4, approved_at=?2, expires_at=?3, is_active=1 WHERE id=?1',
    belongings.requestId,
    Date.now(),
    Date.now() + 30 * dayMs,
  );

/** Opens a chat about a request of the other business. @returns its id */
async function openChat(target: Target, from: Business, to: Business, fromCompanyId = from.belongings.companyId): Promise<string> {
  const about = { toCompanyId: to.belongings.companyId, createdFor: 1, requestId: to.belongings.requestId };
  await clearRateLimits(target);
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

/** @param follows id of the accepted quote, for a further order */
async function sendQuoteIn(target: Target, { token }: Business, chatId: string, follows?: string): Promise<string> {
  const { quote } = await must(target, sendQuote, { token, body: { chatId, goods: goods(), ...(follows && { follows }) } });
  return (quote as { id: string }).id;
}

/**
 * Creates the state before the suspension: an accepted quote with its pro-forma, an open quote by each side, and a chat from the account's
 * own company (docs/behaviour.md#own-company).
 */
async function stateBefore(target: Target, owner: Business, partner: Business) {
  for (const business of [owner, partner]) await publish(target, business);
  const [own] = await target.rows<{ id: string }>('SELECT id FROM company WHERE owner_user_id=?1 AND is_user_company=1', owner.userId);
  const ownCompanyId = own?.id ?? '';
  const sellingChatId = await openChat(target, owner, partner);
  const agreedId = await sendQuoteIn(target, owner, sellingChatId);
  await must(target, acceptQuote, { token: partner.token, body: { id: agreedId } });
  const { proForma } = await must(target, getProForma, { token: owner.token, query: { id: agreedId } });
  const { document, code } = proForma as { document: { number: string }; code: string };
  const buyingChatId = await openChat(target, partner, owner);
  return {
    ownCompanyId,
    proFormaRef: { number: document.number, code },
    sellingChatId,
    buyingChatId,
    openId: await sendQuoteIn(target, owner, sellingChatId, agreedId),
    offeredId: await sendQuoteIn(target, partner, buyingChatId),
    personalChatId: await openChat(target, owner, partner, ownCompanyId),
  };
}

/** Writes that the contract refuses for a suspended company, as its owner sends them. */
function writesOf(
  { belongings }: Business,
  partner: Business,
  present: Awaited<ReturnType<typeof stateBefore>>,
): [call: CallDefinition, asked: CallRequest][] {
  const others: Readonly<Record<string, CallRequest>> = {
    AddAndEditProduct: newProduct(belongings),
    AddAndEditCertificate: {
      ...validInputs['AddAndEditCertificate']?.(belongings),
      files: { Document: file('register.pdf', new TextEncoder().encode('%PDF-1.7\n')) },
    },
    CreateChat: {
      body: { ...validInputs['CreateChat']?.(belongings).body, toCompanyId: partner.belongings.companyId, chatNameForAll: newName('Rope') },
    },
    SendQuote: { body: { chatId: present.sellingChatId, goods: goods() } },
    AskForQuote: { body: { chatId: present.buyingChatId, inquiry: { goods: { quantity: goods().quantity } } } },
    AcceptQuote: { body: { id: present.offeredId } },
    DeclineQuote: { body: { id: present.offeredId, reason: 'price' } },
  };
  return calls
    .filter(({ call }) => call.write === true && (call.errors ?? []).includes('COMPANY_SUSPENDED'))
    .map(({ call }) => [call, others[call.name] ?? validInputs[call.name]?.(belongings) ?? {}]);
}

/** A write that is concurrent with the suspension may succeed before it, but none after it. */
async function writesDuringSuspension(target: Target): Promise<Finding[]> {
  const { token, belongings } = await newBusiness(target);
  const add = () => ask(target, addAndEditProduct, { token, key: newKey(), ...newProduct(belongings) });
  const count = async () =>
    (await target.rows<{ n: number }>('SELECT COUNT(*) AS n FROM product WHERE company_id=?1', belongings.companyId))[0]?.n ?? 0;
  const before = await count();
  const [early] = await Promise.all([Promise.all(times(9, add)), suspend(target, belongings.companyId)]);
  const countAfter = await count();
  const late = await Promise.all(times(6, add));
  const repeat = 'AddAndEditProduct 9 × while its company is suspended, and 6 × afterwards';
  const findings: Finding[] = [];
  if (late.some(isFine) || (await count()) !== countAfter)
    findings.push({ what: `${late.filter(isFine).length} products were added after the suspension of their company`, repeat });
  if (countAfter - before !== early.filter(isFine).length)
    findings.push({ what: `${early.filter(isFine).length} products were confirmed, ${countAfter - before} are stored`, repeat });
  return findings;
}

export async function suspension(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  const [owner, partner] = [await newBusiness(target), await newBusiness(target)];
  const present = await stateBefore(target, owner, partner);
  await suspend(target, owner.belongings.companyId);

  const refuse = async (call: CallDefinition, who: string, asked: CallRequest): Promise<void> => {
    await clearRateLimits(target);
    const { status, envelope } = await ask(target, call, { key: newKey(), ...asked });
    if (status !== 403 || envelope.code !== 'COMPANY_SUSPENDED')
      findings.push({ what: `${call.name} for a suspended company answers ${who} ${status}`, repeat: repeatOf(call, who, asked) });
  };
  for (const [call, asked] of writesOf(owner, partner, present)) await refuse(call, 'its owner', { ...asked, token: owner.token });
  await refuse(acceptQuote, 'the other side', { token: partner.token, body: { id: present.openId } });
  const inPerson = {
    'Data.Message.ChatId': present.personalChatId,
    'Data.Message.CompanyId': present.ownCompanyId,
    'Data.Message.Text': 'Hello',
  };
  await refuse(sendMessage, 'its owner in person', { token: owner.token, body: inPerson });
  // Objects of the suspended company cannot be moved to another company of the account.
  const second = await newCompany(target, owner);
  const moved = {
    ...validInputs['AddAndEditProduct']?.(owner.belongings).body,
    CompanyId: second,
    'Product.Id': owner.belongings.productId,
  };
  await refuse(addAndEditProduct, 'its owner for another company', { ...newProduct(owner.belongings), token: owner.token, body: moved });

  const { productId, requestId } = owner.belongings;
  for (const [call, id] of [
    [getProductDetailById, productId],
    [getRequestDetailById, requestId],
  ] as const) {
    const { status } = await ask(target, call, { query: { id } });
    if (status !== 404)
      findings.push({
        what: `${call.name} shows a guest an object of a suspended company`,
        repeat: repeatOf(call, 'a guest', { query: { id } }),
      });
  }
  const [company] = await target.rows<{ path: string }>('SELECT path FROM company WHERE id=?1', owner.belongings.companyId);
  const page = `/companies/${company?.path ?? ''}`;
  // The page of a company that is not public redirects home.
  if ((await target.send('GET', page)).status === 200)
    findings.push({ what: 'a suspended company still has a page', repeat: `GET ${page}` });
  const { envelope } = await ask(target, verifyProForma, { query: present.proFormaRef });
  const shown: unknown = envelope.data?.['suspended'];
  if (!Array.isArray(shown) || shown.length !== 1)
    findings.push({
      what: 'the check of a pro-forma does not mention that its company is suspended',
      repeat: repeatOf(verifyProForma, 'a guest', { query: present.proFormaRef }),
    });
  return [...findings, ...(await writesDuringSuspension(target))];
}
