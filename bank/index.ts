/** The sandbox bank's Worker, on an origin of its own. One Durable Object stores all payments. The bank is not part of production. */
import { DurableObject } from 'cloudflare:workers';
import { createBank } from './app.ts';
import type { BankStore, Payment } from './payment.ts';

interface Env {
  LEDGER: DurableObjectNamespace<BankLedger>;
  MODE: 'local' | 'demo' | 'production';
  API_KEY: string;
  SECRET_KEY: string;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Stores payments by id, without card numbers and codes. */
export class BankLedger extends DurableObject<Env> {
  private readonly app = createBank({ keys: { apiKey: this.env.API_KEY, secretKey: this.env.SECRET_KEY }, store: this.store(), wait });

  private store(): BankStore {
    const { storage } = this.ctx;
    return {
      find: async (id) => (await storage.get<Payment>(`payment:${id}`)) ?? null,
      findByConversation: async (id) => {
        const paymentId = await storage.get<string>(`conversation:${id}`);
        return paymentId === undefined ? null : ((await storage.get<Payment>(`payment:${paymentId}`)) ?? null);
      },
      change: (id, changeOf) =>
        storage.transaction(async (transaction) => {
          const payment = await transaction.get<Payment>(`payment:${id}`);
          const change = payment !== undefined && changeOf(payment);
          if (payment === undefined || change === false) return null;
          const changed = { ...payment, ...change };
          await transaction.put(`payment:${id}`, changed);
          return changed;
        }),
      save: (payment) => storage.put({ [`payment:${payment.id}`]: payment, [`conversation:${payment.conversationId}`]: payment.id }),
    };
  }

  override async fetch(request: Request): Promise<Response> {
    return this.app.fetch(request);
  }
}

export default {
  fetch(request, env) {
    if (env.MODE === 'production') return new Response(null, { status: 404 });
    return env.LEDGER.getByName('all').fetch(request);
  },
} satisfies ExportedHandler<Env>;
