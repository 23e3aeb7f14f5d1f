/** Buttons of public pages whose script cannot be loaded (docs/behaviour.md#parts-that-cannot-be-loaded). */
import { beforeEach, expect, test, vi } from 'vitest';

const { broken } = vi.hoisted(() => ({ broken: { default: 'data:text/javascript,throw new TypeError()' } }));
vi.mock('../../../src/page-scripts/member.ts?worker&url', () => ({ default: 'data:text/javascript,' }));
vi.mock('../../../src/page-scripts/late.ts?worker&url', () => broken);
vi.mock('../../../src/page-scripts/toast.js?url&no-inline', () => broken);
vi.mock('../../../src/page-scripts/contact-form.ts?worker&url', () => broken);
vi.mock('../../../src/page-scripts/passkey-sign-in.ts?worker&url', () => broken);

class Button extends EventTarget {
  readonly dataset: Record<string, string> = {};
  readonly closest = (selector: string): this | null => (selector.includes('[data-do]') ? this : null);
  readonly contains = (other: unknown): boolean => other === this;
}
/** Whether the message below the button is shown. */
const isReported = ({ dataset }: Button): boolean => 'missing' in dataset;

let button: Button;
let page: EventTarget;
let place: { hidden: boolean; dataset: Record<string, string>; querySelector: () => Button };
beforeEach(() => {
  button = new Button();
  place = { hidden: false, dataset: {}, querySelector: () => button };
  page = Object.assign(new EventTarget(), {
    documentElement: { dataset: { session: 'member' } },
    querySelector: (selector: string) => (selector === '[data-passkey]' ? place : null),
    querySelectorAll: (selector: string) => (selector === '[data-contact]' ? [button] : []),
    readyState: 'loading',
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { PublicKeyCredential: {} }));
  vi.resetModules();
});

/** @returns an event of the page with this target */
function at(target: unknown, type: string): Event {
  const event = new Event(type, { cancelable: true });
  Object.defineProperty(event, 'target', { value: target });
  return event;
}

test('sharing says so after the press', async () => {
  await import('../../../src/page-scripts/site.ts');
  button.dataset['do'] = 'share';
  page.dispatchEvent(at(button, 'click'));
  await vi.waitFor(() => expect(isReported(button)).toBe(true));
});

test('a search that is too short is sent, as without script', async () => {
  await import('../../../src/page-scripts/site.ts');
  const form = {
    dataset: { tooShort: 'Three letters' },
    elements: { namedItem: () => ({ value: 'te' }) },
    getAttribute: () => '/search',
    submit: vi.fn(),
  };
  const event = at(form, 'submit');
  page.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(form.submit).toHaveBeenCalledOnce());
});

test('writing to a company says so after a press, and only then', async () => {
  await import('../../../src/page-scripts/contact.ts');
  const press = (): boolean => button.dispatchEvent(new Event('click'));
  expect(isReported(button)).toBe(false);
  await vi.waitFor(() => expect(press() && isReported(button)).toBe(true));
});

test('writing to a company says so if the button was pressed before the failure', async () => {
  Object.assign(window, { pressed: button });
  await import('../../../src/page-scripts/contact.ts');
  await vi.waitFor(() => expect(isReported(button)).toBe(true));
});

test('signing in with a passkey says so after the press', async () => {
  await import('../../../src/page-scripts/passkey.ts');
  expect([place.dataset['passkey'], isReported(button)]).toEqual(['ready', false]);
  button.dispatchEvent(new Event('click'));
  await vi.waitFor(() => expect(isReported(button)).toBe(true));
});
