import { writtenLanguage } from '../../contract/text/written-language.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { translateMessage, translateText, type TranslateTarget } from '../../contract/translation/calls.ts';
import { roomOf } from '../chat/room/room-delivery.ts';
import { requireChat } from '../chat/store.ts';
import { findLiveCompany } from '../company/store.ts';
import { loadLookups } from '../lookup/lookups.ts';
import { languageOf, shownWhole, type WithTexts } from '../platform/text/author-texts.ts';
import { type Context, type Deps, on, type Route } from '../platform/http/handler.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findProduct } from '../product/store.ts';
import { findVisibleRequest } from '../request/store.ts';
import { translateAll } from './translate.ts';

/** A text that guests may read, and its owner. */
interface Public {
  text: { name: string; description: string; language: ApiLanguage };
  ownerUserId: string;
}

const guest = { ownerUserId: null, isModerator: false };

const shown = (row: WithTexts & { owner_user_id: string }, reader: ApiLanguage): Public => ({
  text: shownWhole(row, reader),
  ownerUserId: row.owner_user_id,
});

const finders: Record<TranslateTarget, (deps: Deps, id: string, reader: ApiLanguage) => Promise<Public | null>> = {
  request: async ({ db, clock }, id, reader) => {
    const row = await findVisibleRequest(db, id, guest, clock.now());
    return row === null ? null : shown(row, reader);
  },
  product: async ({ db, clock }, id, reader) => {
    const product = await findProduct(db, id, guest, await loadLookups(db, clock.now()), reader);
    const company = product === null ? null : await findLiveCompany(db, { id: product.company.id });
    if (product === null || company === null) return null;
    const { name, description, language } = product;
    return {
      text: { name, description, language: language ?? languageOf({ name, description, language: '' }) },
      ownerUserId: company.owner_user_id,
    };
  },
  company: async ({ db }, id, reader) => {
    const row = await findLiveCompany(db, { id });
    return row === null ? null : shown(row, reader);
  },
};

async function publicText({ body: { target, id, language: to }, caller, deps }: Context<typeof translateText>) {
  const found = await finders[target](deps, id, to);
  if (found === null) throw new Refusal('NOT_FOUND');
  const { name, description, language: from } = found.text;
  if (from === to) return { name, description };
  const ask = (text: string) => ({ text, from, to, cacheOwner: found.ownerUserId });
  if (target === 'company') {
    const [translated = ''] = await translateAll(deps, caller, [ask(description)]);
    return { name, description: translated };
  }
  const [translatedName = '', translated = ''] = await translateAll(deps, caller, [ask(name), ask(description)]);
  return { name: translatedName, description: translated };
}

/** Messages are stored in their chat only, so their translations are not stored. */
async function messageText({ body: { chatId, id, language: to }, caller, deps }: Context<typeof translateMessage>) {
  const chat = await requireChat(deps.db, caller, chatId);
  const message = await roomOf(deps.env, chat.id).find(id);
  if (message === null || !message.isActive || message.text === '') throw new Refusal('NOT_FOUND');
  const from = writtenLanguage(message.text);
  if (from === to) return { text: message.text };
  const [text = ''] = await translateAll(deps, caller, [{ text: message.text, from, to, cacheOwner: null }]);
  return { text };
}

export const translationRoutes: readonly Route[] = [on(translateText, publicText), on(translateMessage, messageText)];
