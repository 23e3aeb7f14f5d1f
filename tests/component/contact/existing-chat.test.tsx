/** The contact card of a member: what is shown for a chat about this that exists already (docs/behaviour.md#one-chat), or that staff begin. */
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createChat, getContactTerms } from '../../../contract/chat/calls.ts';
import { refreshToken } from '../../../contract/session/calls.ts';
import type { Credentials } from '../../../contract/session/shapes.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { clearSession, updateCredentials } from '../../../src/client/session/session.ts';
import { ContactForm } from '../../../src/islands/contact/ContactForm.tsx';
import { place, renderAt } from '../../support/component/mount.ts';
import { credentialsOf, staffCredentialsOf } from '../../support/people/credentials.ts';
import common from '../../../locales/en/common.json';
import contact from '../../../locales/en/contact.json';
import '../../../src/styles/pages/contact-form.css';

const [bazaar, atlas] = [
  { id: 'a'.repeat(24), name: 'Bazaar Foods' },
  { id: 'b'.repeat(24), name: 'Atlas Trading' },
];

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

const chatExists = (): Response =>
  Response.json({ success: false, code: 'CHAT_EXISTS', message: '', data: { chatId: 'chat-9' } }, { status: 409 });

/** Opens the form in a card as on the page of a product. @returns the names under which a chat was looked for */
async function openCard(
  senders: readonly { id: string; name: string; chatId: string | null }[],
  { who = credentialsOf(), price = 0, answer = chatExists }: { who?: Credentials; price?: number; answer?: () => Response } = {},
): Promise<string[]> {
  updateCredentials(who);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    // Only a production build fetches them.
    const subject = /\/texts\..*\/(\w+)\.json$/.exec(address)?.[1];
    if (subject !== undefined) return Response.json({ common, contact }[subject] ?? {});
    if (address.startsWith(pathOf(refreshToken))) return Response.json({ success: true, code: 'OK', message: '', data: who });
    if (address === pathOf(createChat)) return answer();
    if (!address.startsWith(pathOf(getContactTerms))) return Response.json({ success: true, code: 'OK', message: '', data: {} });
    asked.push(new URL(address, location.href).searchParams.get('chatNameForAll') ?? '');
    const data = { senders, price, inCredit: 100, budgetLeft: null, fault: null };
    return Response.json({ success: true, code: 'OK', message: '', data });
  });
  const card = (await place()).appendChild(document.createElement('section'));
  card.className = 'card';
  card.innerHTML = '<p>30 credits</p><div></div>';
  renderAt(
    card.lastElementChild as HTMLElement,
    <ContactForm
      language="en"
      prefix="/en"
      toCompanyId={'c'.repeat(24)}
      toCompanyName="Other"
      createdFor={0}
      subject="Sunflower oil"
      failedText={undefined}
      openText={undefined}
    />,
  );
  return asked;
}

const chatLink = page.getByRole('link', { name: contact.toChat });
const text = page.getByRole('textbox', { name: contact.text });

test('links to that chat instead of form and price, and writes as another company', async () => {
  const asked = await openCard([
    { ...bazaar, chatId: 'chat-1' },
    { ...atlas, chatId: null },
  ]);
  await expect.element(chatLink).toHaveAttribute('href', '/en/messages?chatId=chat-1');
  expect(asked).toEqual(['Sunflower oil']);
  expect(chatLink.element()).toBe(document.activeElement);
  expect(text.query()).toBeNull();
  await expect.element(page.getByText('30 credits')).not.toBeVisible();
  await page.getByRole('button', { name: contact.asOther }).click();
  await expect.element(text).toBeVisible();
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining(atlas.name)]);
  await expect.element(page.getByText('30 credits')).toBeVisible();
});

test('a chat that was begun meanwhile is linked from the refusal', async () => {
  await openCard([{ ...bazaar, chatId: null }]);
  await text.fill('Good morning');
  await page.getByRole('button', { name: contact.send }).click();
  await expect
    .element(page.getByRole('alert').getByRole('link', { name: contact.toChat }))
    .toHaveAttribute('href', '/en/messages?chatId=chat-9');
});

test('staff who may not read the chats stay, and see that the message was sent', async () => {
  await openCard([{ ...bazaar, chatId: null }], {
    who: staffCredentialsOf('createChat'),
    answer: () =>
      Response.json({ success: true, code: 'CHAT_CREATED', message: '', data: { chatId: 'chat-9', isPaid: true, inCredit: 100 } }),
  });
  await text.fill('Good morning');
  await page.getByRole('button', { name: contact.send }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(contact.sent);
  expect(text.query()).toBeNull();
});

test('staff who may not read the chats get no link to one', async () => {
  await openCard([{ ...bazaar, chatId: 'chat-1' }], { who: staffCredentialsOf('createChat') });
  await expect.element(page.getByRole('status')).toHaveTextContent(`${contact.hasChat} ${contact.owner}`);
  expect(chatLink.query()).toBeNull();
});

test('staff who may not open the membership see who can buy credits', async () => {
  await openCard([{ ...bazaar, chatId: null }], { who: staffCredentialsOf('createChat'), price: 130 });
  const missing = `You need 30 credits more. ${contact.owner}`;
  await expect.element(page.getByText(missing)).toBeVisible();
  await text.fill('Good morning');
  await page.getByRole('button', { name: contact.send }).click();
  await expect.element(page.getByRole('alertdialog').getByText(missing)).toBeInTheDocument();
  expect(page.getByRole('link').query()).toBeNull();
});
