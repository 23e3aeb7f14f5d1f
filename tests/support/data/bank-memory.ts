/** A store for the sandbox bank, and a parser of its pages. */
import type { BankStore, Payment } from '../../../bank/payment.ts';

/** Stores payments in a map. */
export const memoryOf = (payments: Map<string, Payment>): BankStore => ({
  find: async (id) => payments.get(id) ?? null,
  findByConversation: async (id) => [...payments.values()].findLast(({ conversationId }) => conversationId === id) ?? null,
  save: async (payment) => void payments.set(payment.id, payment),
  change: async (id, changeOf) => {
    const payment = payments.get(id);
    const change = payment !== undefined && changeOf(payment);
    if (payment === undefined || change === false) return null;
    payments.set(id, { ...payment, ...change });
    return { ...payment, ...change };
  },
});

/** The address and fields of a page's only form. */
export function formOf(html: string): { action: string; fields: Record<string, string> } {
  const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const inputs = [...html.matchAll(/<input[^>]*?name="([^"]+)"[^>]*?value="([^"]*)"/g)];
  return { action, fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value])) };
}
