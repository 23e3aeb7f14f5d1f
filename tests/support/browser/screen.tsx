/** Renders screens of the business area without a browser; tests press their buttons and dialogs repeatedly. */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import type { CallDefinition } from '../../../contract/wire/call.ts';
import { pathOf } from '../../../contract/wire/call.ts';
import { insteadHeader, keyHeader } from '../../../contract/wire/wire-call.ts';
import { queryClient } from '../../../src/account/shared/data/query.ts';
import { TextsProvider } from '../../../src/account/shared/texts.tsx';
import type { TextsOf } from '../../../src/i18n/keys.ts';
import type { Language } from '../../../contract/text/languages.ts';

/** A text function that returns keys, which tests compare. */
const sayKeys: TextsOf = (key) => key;

/** Renders a screen of the account; its handlers stay usable, as on a screen that was not rendered again yet. */
export function draw(screen: ReactElement, language: Language = 'en'): string {
  return renderToString(
    <TextsProvider t={sayKeys} language={language}>
      <QueryClientProvider client={queryClient}>{screen}</QueryClientProvider>
    </TextsProvider>,
  );
}

/** Runs a hook once in a component. */
export function drawHook<Value>(hook: () => Value): Value {
  let value: Value | undefined;
  function Probe() {
    value = hook();
    return null;
  }
  draw(<Probe />);
  return value as Value;
}

/** Lets everything continue that waits for an answer, a file, a hash or a promise. */
export const settle = async (): Promise<void> => {
  for (let round = 0; round < 5; round += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    // Hashes are computed in threads, late on a busy machine: a new one completes after those before it.
    await crypto.subtle.digest('SHA-256', new Uint8Array());
  }
};

export interface SentWrite {
  path: string;
  query: Record<string, string>;
  key: string | null;
  /** Keys that it replaces. */
  insteadOf: string[];
  body: BodyInit | null | undefined;
}

type Answers = (write: SentWrite) => Response | Promise<Response>;
const nothingDone = (): Response => Response.json({ success: true, code: 'OK', message: '', data: {} });

/** Answers instead of the server. @returns the writes sent by a call, in order */
export function serveWrites(answer: Answers = nothingDone): (call: CallDefinition) => SentWrite[] {
  const sent: SentWrite[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const insteadOf = (headers.get(insteadHeader) ?? '').split(',').filter(Boolean);
    const query = Object.fromEntries(new URL(address, 'http://kervan.test').searchParams);
    const write = { path: address.replace(/\?.*$/, ''), query, key: headers.get(keyHeader), insteadOf, body: init.body };
    sent.push(write);
    return answer(write);
  });
  return (call) => sent.filter(({ path }) => path === pathOf(call));
}

export const accepted = (data: unknown): Response => Response.json({ success: true, code: 'OK', message: '', data });
export const refused = (status: number, code: string): Response => Response.json({ success: false, code, message: '' }, { status });
