/** The age of the stored data that open pages show, of which the service worker informs them (src/page-scripts/offline.ts). */
import { cachedAtHeader } from './rules.ts';
import { scope } from './scope.ts';

interface ShownAge {
  type: 'offline' | 'online';
  /** When its oldest data were stored, ms. */
  since: number;
  /** Whether the page itself is a copy, so that only loading it again replaces what it shows. */
  isPage: boolean;
}
/** By page. */
const ages = new Map<string, ShownAge>();

export const ageOf = (client: string): ShownAge | undefined => ages.get(client);

export async function sendToPage(id: string, message: object): Promise<void> {
  const clients = await scope.clients.matchAll({ type: 'window' });
  clients.find((client) => client.id === id)?.postMessage(message);
}

/** @returns the stored answer */
export function noteShown(client: string, cached: Response, isPage = false): Response {
  const at = Number(cached.headers.get(cachedAtHeader)) || Date.now();
  const before = ages.get(client);
  const age: ShownAge = { type: 'offline', since: Math.min(before?.since ?? at, at), isPage: isPage || before?.isPage === true };
  ages.set(client, age);
  void sendToPage(client, age);
  return cached;
}

/** The network has answered a call of the page. */
export async function noteOnline(client: string): Promise<void> {
  const before = ages.get(client);
  if (before?.type !== 'offline') return;
  const age: ShownAge = { ...before, type: 'online' };
  if (age.isPage) ages.set(client, age);
  else ages.delete(client);
  await sendToPage(client, age);
}
