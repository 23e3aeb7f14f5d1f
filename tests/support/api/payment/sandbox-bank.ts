/** The sandbox bank in the memory of a test, and the steps of a buyer on its pages. */
import { createBank } from '../../../../bank/app.ts';
import type { Bank } from '../../../../bank/calls.ts';
import type { Payment } from '../../../../bank/payment.ts';
import type { Env } from '../../../../api/platform/env.ts';
import { testCode } from '../../../../contract/payment/test-cards.ts';
import { testEnv } from '../api-client.ts';
import { formOf, memoryOf } from '../../data/bank-memory.ts';

export const bankOrigin = 'http://bank.localhost:8787';
export const bankKeys = { apiKey: 'sandbox-kervan', secretKey: 'a-secret-of-the-tests' };

/** Called before and after (`done`) each request to the bank: an exception is a broken connection. */
export type Line = (path: string, isDone: boolean) => void | Promise<void>;

export interface TestBank {
  env: Env;
  payments: Map<string, Payment>;
  /** Number of requests by path. */
  asked: Map<string, number>;
  /** Submits a form to the bank as a browser does. */
  post(address: string, fields: Record<string, string>): Promise<Response>;
  /** Breaks the connection between API and bank. */
  line: Line;
}

/** A bank without data from other tests. @param changes of the API's environment */
export function testBank(changes: Partial<Env> = {}): TestBank {
  const payments = new Map<string, Payment>();
  const store = memoryOf(payments);
  const bank: Bank = { keys: bankKeys, store, wait: async (ms) => (ms > 20_000 ? Promise.reject(new Error('hangs')) : undefined) };
  const app = createBank(bank);
  app.onError((error) => {
    throw error;
  });
  const asked = new Map<string, number>();
  const self: TestBank = {
    payments,
    asked,
    line: () => undefined,
    post: async (address, fields) => {
      const url = new URL(address, bankOrigin);
      return app.fetch(new Request(url, { method: 'POST', body: new URLSearchParams(fields) }));
    },
    env: {
      ...testEnv,
      // Deliveries depend on the test's clock (paying.ts, wait): by real time they would run while the next file's databases are restored.
      OUTBOX_QUEUE: { send: async () => undefined } as unknown as Env['OUTBOX_QUEUE'],
      BANK: {
        fetch: async (request: Request) => {
          const { pathname } = new URL(request.url);
          asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
          await self.line(pathname, false);
          const answer = await app.fetch(request);
          await self.line(pathname, true);
          return answer;
        },
      } as unknown as Fetcher,
      BANK_ORIGIN: bankOrigin,
      BANK_API_KEY: bankKeys.apiKey,
      BANK_SECRET_KEY: bankKeys.secretKey,
      ...changes,
    },
  };
  return self;
}

export interface Return {
  /** Our address, the target of the bank's last page. */
  address: string;
  fields: Record<string, string>;
}

/**
 * Goes from the page of PayFrom… to the form that the bank submits to us.
 * @param answer `cancel` instead of the right code
 * @returns null if the bank does not call back
 */
export async function confirmAtBank(bank: TestBank, html: string, answer: 'confirm' | 'cancel' = 'confirm'): Promise<Return | null> {
  const first = formOf(html);
  const asking = formOf(await (await bank.post(first.action, first.fields)).text());
  const last = await bank.post(asking.action, { ...asking.fields, code: testCode, answer });
  const back = formOf(await last.text());
  return back.action === '' ? null : { address: back.action, fields: back.fields };
}
