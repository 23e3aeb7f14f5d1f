/**
 * Counts what a person does on a way through the product. A press: a click or tap on anything but a field, and Enter in a field. A
 * field: a text that is typed, an entry that is chosen, a file, a tick; each counts once per page. Scrolling and moving are not counted.
 */
import type { BrowserContext } from '@playwright/test';
import { refreshToken } from '../../../contract/session/calls.ts';
import { addressOf } from '../../../contract/wire/wire-call.ts';

/** What was done between two moments. */
export interface Effort {
  presses: number;
  fields: number;
  seconds: number;
}

export interface Meter {
  /** Counts a press outside of the product, such as on the link of a mail. */
  press(): void;
  /** Pages and calls of the person that were refused so far, as `status path`: each is a dead end of the way. */
  deadEnds(): readonly string[];
  /** The counts since the meter was created, or since `since`. */
  read(since?: Effort): Effort;
}

declare global {
  interface Window {
    countEffort: (what: 'press' | 'field', name: string) => void;
  }
}

/** Runs in every document; the sample host around the app's frame is no part of the product. */
function watch(): void {
  if (location.pathname.startsWith('/__host/')) return;
  const fields = 'input, select, textarea, label';
  const targetOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null);
  const nameOf = (field: HTMLInputElement): string => {
    const label = document.getElementById(field.getAttribute('aria-labelledby')?.split(' ')[0] ?? '') ?? field.labels?.[0];
    return field.name || (label?.textContent ?? field.id);
  };
  document.addEventListener(
    'click',
    (event) => {
      // A click that the keyboard caused has no detail, and is the press of its key.
      if (!event.isTrusted || event.detail === 0 || targetOf(event)?.closest(fields)) return;
      window.countEffort('press', targetOf(event)?.textContent?.trim().slice(0, 40) ?? '');
    },
    true,
  );
  document.addEventListener(
    'keydown',
    ({ key, isTrusted }) => {
      if (isTrusted && key === 'Enter') window.countEffort('press', key);
    },
    true,
  );
  for (const kind of ['input', 'change'])
    document.addEventListener(
      kind,
      (event) => {
        const field = targetOf(event);
        if (field?.matches(fields)) window.countEffort('field', `${location.pathname} ${nameOf(field as HTMLInputElement)}`);
      },
      true,
    );
}

/** Counts in all pages and frames of a browser. */
export async function measureEffort(context: BrowserContext): Promise<Meter> {
  const begun = Date.now();
  const fields = new Set<string>();
  const deadEnds: string[] = [];
  let presses = 0;
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isAsked = ['document', 'fetch', 'xhr'].includes(response.request().resourceType());
    // The app asks for a session before anybody has signed in.
    const isQuestion = pathname === addressOf(refreshToken);
    if (isAsked && !isQuestion && response.status() >= 400) deadEnds.push(`${response.status()} ${pathname}`);
  });
  await context.exposeFunction('countEffort', (what: 'press' | 'field', name: string) => {
    if (what === 'field') fields.add(name);
    else presses += 1;
  });
  await context.addInitScript(watch);
  return {
    press: () => void (presses += 1),
    deadEnds: () => deadEnds,
    read: (since = { presses: 0, fields: 0, seconds: 0 }) => ({
      presses: presses - since.presses,
      fields: fields.size - since.fields,
      seconds: Math.round((Date.now() - begun) / 1000) - since.seconds,
    }),
  };
}
