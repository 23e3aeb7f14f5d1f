/** The body of `POST /payment/3dsecure/initialize`. */
import type { PaymentStart } from '../provider.ts';
import type { Fields } from './client.ts';

/** A placeholder for the required identity number, which we do not ask for, since people outside Türkiye have none. */
const identityNumber = '11111111111';

/** A full name in two parts, as the institution requires; a name of one word is used for both. */
function namesOf(fullName: string): { name: string; surname: string } {
  const words = fullName.trim().split(/\s+/);
  const surname = words.at(-1) ?? '';
  return { name: words.slice(0, -1).join(' ') || surname, surname };
}

/** The fields; amounts are decimals in major units, and the goods are not shipped. */
export function startFields({ orderId, amount, currency, item, buyer, address, language, callbackUrl, card }: PaymentStart): Fields {
  const price = amount / 100;
  const { city, country } = buyer;
  return {
    locale: language === 'tr' ? 'tr' : 'en',
    conversationId: orderId,
    price,
    paidPrice: price,
    currency,
    installment: 1,
    basketId: orderId,
    paymentChannel: 'WEB',
    paymentGroup: 'PRODUCT',
    callbackUrl,
    paymentCard: {
      cardHolderName: card.holder,
      cardNumber: card.number,
      expireMonth: card.month,
      expireYear: `20${card.year}`,
      cvc: card.cvv,
      registerCard: 0,
    },
    buyer: {
      id: buyer.id,
      ...namesOf(buyer.name),
      email: buyer.email,
      identityNumber,
      registrationAddress: buyer.address,
      zipCode: buyer.postalCode,
      city,
      country,
      ip: address,
    },
    billingAddress: { contactName: buyer.name, address: buyer.address, zipCode: buyer.postalCode, city, country },
    basketItems: [{ id: item.id, name: item.name, category1: item.type, itemType: 'VIRTUAL', price }],
  };
}
