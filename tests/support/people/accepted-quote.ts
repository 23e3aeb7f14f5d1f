import type { APIRequestContext } from '@playwright/test';
import { dayMs } from '../../../contract/limits.ts';
import { lookupId } from '../../../lookups/lookup-id.ts';
import { ask, type Business, liveRequest } from './businesses.ts';

/** A quote with all optional terms, in the chat of a request. @param about the request; by default a new one */
export async function sentQuote(
  request: APIRequestContext,
  seller: Business,
  buyer: Business,
  about?: string,
): Promise<{ chatId: string; id: string }> {
  const requestId = about ?? (await liveRequest(request, buyer, 1));
  const { chatId } = await ask<{ chatId: string }>(request, '/api/Tools/CreateChat', {
    token: seller.token,
    data: {
      fromCompanyId: seller.companyId,
      toCompanyId: buyer.companyId,
      chatNameForAll: 'Towels',
      text: 'Merhaba',
      createdFor: 1,
      requestId,
    },
  });
  const goods = {
    price: { amount: 4.68, currency: 'USD', unit: 'KGM' },
    quantity: { amount: 25_002.14, unit: 'KGM', frequency: 'once' },
    hsCode: '6302.60',
    packaging: 'cartons',
    originCountryId: lookupId('country', 'TR'),
    delivery: { incoterm: 'CIF', place: { countryId: lookupId('country', 'AE'), detail: 'Jebel Ali port' } },
    payment: { term: 'letterOfCredit', advancePercent: 30 },
    leadTimeDays: 21,
    validUntil: new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10),
    note: 'Packed in cartons of 24.',
    bank: { accountName: 'Trial Mills A.Ş.', bankName: 'İş Bankası, Denizli', account: 'TR330006100519786457841326', swift: 'ISBKTRIS' },
  };
  const { quote } = await ask<{ quote: { id: string } }>(request, '/api/Tools/SendQuote', {
    token: seller.token,
    data: { chatId, goods },
  });
  return { chatId, id: quote.id };
}

/** The same, accepted. @returns the id of the pro-forma */
export async function acceptedQuote(request: APIRequestContext, seller: Business, buyer: Business): Promise<string> {
  const { id } = await sentQuote(request, seller, buyer);
  await ask(request, '/api/Tools/AcceptQuote', { token: buyer.token, data: { id } });
  return id;
}
