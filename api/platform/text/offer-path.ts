/** The offer at an address of the site, so that notifications and mails can name the offer to which they link. */
import { requestSegments } from '../../../contract/request/address.ts';
import { idLetters } from '../../../contract/wire/ids.ts';

/** `own` is a request as its account sees it, with a pending edit. */
export type OfferKind = 'chat' | 'request' | 'own' | 'product';

const patterns: Readonly<Record<OfferKind, RegExp>> = {
  chat: new RegExp(`^/messages\\?chatId=(${idLetters})$`),
  request: new RegExp(`^/(?:${Object.values(requestSegments).join('|')})/(${idLetters})$`),
  own: new RegExp(`^/edit-request/(${idLetters})(?:\\?|$)`),
  product: new RegExp(`^(?:/companies/[^/]+/products|/edit-product/${idLetters})/(${idLetters})(?:\\?|$)`),
};

/** @returns null for an address of another page */
export function offerOfPath(path: string): { kind: OfferKind; id: string } | null {
  for (const [kind, pattern] of Object.entries(patterns) as [OfferKind, RegExp][]) {
    const id = pattern.exec(path)?.[1];
    if (id !== undefined) return { kind, id };
  }
  return null;
}
