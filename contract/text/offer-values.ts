/** Values of mails and notifications that name an offer; each mail and each notification has one of them at most. */
const offerValues = ['subject', 'request', 'product', 'item', 'detail'];

/** Which of these values is the offer's name. */
export const offerValueOf = (values: Readonly<Record<string, string>>): string | undefined =>
  offerValues.find((name) => (values[name] ?? '') !== '');
