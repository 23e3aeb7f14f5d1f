/** The browser APIs that src/client uses, for tests without a browser. */
import { vi } from 'vitest';

function storage(): Storage & { clear(): void } {
  const values = new Map<string, string>();
  return new Proxy({} as Storage, {
    get: (_, name) => {
      if (name === 'getItem') return (key: string) => values.get(key) ?? null;
      if (name === 'setItem') return (key: string, value: string) => values.set(key, value);
      if (name === 'removeItem') return (key: string) => values.delete(key);
      if (name === 'clear') return () => values.clear();
      return values.get(String(name));
    },
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

/** Locks as in a browser: one holder at a time, in the order of the requests. */
function lockManager() {
  const queues = new Map<string, Promise<unknown>>();
  const isHeld = new Set<string>();
  type Work = (lock: object | null) => Promise<unknown>;
  const hold = (name: string, work: Work): Promise<unknown> => {
    const run = (queues.get(name) ?? Promise.resolve()).then(async () => {
      isHeld.add(name);
      return work({}).finally(() => isHeld.delete(name));
    });
    queues.set(
      name,
      run.catch(() => undefined),
    );
    return run;
  };
  return {
    request: (name: string, ...rest: [Work] | [{ ifAvailable: boolean }, Work]): Promise<unknown> => {
      const work = rest.at(-1) as Work;
      return rest.length === 2 && isHeld.has(name) ? work(null) : hold(name, work);
    },
  };
}

/** Installs the fakes. @returns their state, for assertions */
export function stubBrowser() {
  const local = storage();
  const session = storage();
  const locks = lockManager();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('navigator', { locks });
  return { local, session, locks };
}

/** Also installs a constant address and history, which screens of the business area need. */
export function stubPage() {
  const stubbed = stubBrowser();
  vi.stubGlobal('location', { href: 'http://kervan.test/', assign: () => undefined, pathname: '/', search: '' });
  vi.stubGlobal('history', { pushState: () => undefined, replaceState: () => undefined });
  return stubbed;
}
