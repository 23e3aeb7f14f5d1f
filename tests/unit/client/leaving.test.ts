/** Typed input is not lost without a question: on links, back navigation, closing, and redirects. */
import { afterEach, expect, test, vi } from 'vitest';

class Element {
  readonly anchor: object;
  constructor(anchor: object) {
    this.anchor = anchor;
  }
  closest(): object {
    return this.anchor;
  }
}
const [page, frame] = [new EventTarget(), new EventTarget()];
const place = { origin: 'http://kervan.test', pathname: '/my-companies/1', search: '?part=tax' };
const history = { pushState: vi.fn(), back: vi.fn() };
vi.stubGlobal('Element', Element);
vi.stubGlobal('document', page);
vi.stubGlobal('window', frame);
vi.stubGlobal('location', place);
vi.stubGlobal('history', history);
const { guardLeaving, leave, showsAddress } = await import('../../../src/client/session/leaving.ts');

const stops: (() => void)[] = [];
/** Guards, and records the navigations that were asked about. */
function guard(isWhole?: boolean): (() => void)[] {
  const asked: (() => void)[] = [];
  stops.push(guardLeaving((go) => asked.push(go), isWhole));
  return asked;
}
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.clearAllMocks();
  Object.assign(place, { pathname: '/my-companies/1', search: '?part=tax' });
  showsAddress(() => place.pathname + place.search);
});

/** Presses a link. @returns whether the browser follows it */
function press(pathname: string, more: object = {}): boolean {
  const anchor = { origin: place.origin, pathname, search: '', target: '', hasAttribute: () => false, click: vi.fn(), ...more };
  const event = Object.assign(new Event('click', { cancelable: true }), { button: 0 });
  Object.defineProperty(event, 'target', { value: new Element(anchor) });
  page.dispatchEvent(event);
  return !event.defaultPrevented;
}
const closes = (): boolean => frame.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a link elsewhere asks and is followed only after confirmation; later ones do not ask', () => {
  const asked = guard();
  const click = vi.fn();
  expect(press('/my-requests', { click })).toBe(false);
  expect([asked.length, click.mock.calls.length]).toEqual([1, 0]);
  expect(closes()).toBe(false);
  asked[0]?.();
  expect(click).toHaveBeenCalledOnce();
  expect([press('/my-requests'), closes()]).toEqual([true, true]);
});

test('tabs of the page, downloads, new windows and pages of an unchanged form do not ask', () => {
  const asked = guard();
  expect(press('/my-companies/1', { search: '?part=logo' })).toBe(true);
  expect(press('/file.pdf', { hasAttribute: () => true })).toBe(true);
  expect(press('/terms', { target: '_blank' })).toBe(true);
  for (const stop of stops.splice(0)) stop();
  expect([press('/my-requests'), closes(), asked.length]).toEqual([true, true, 0]);
});

test('another address of the same page asks if it removes the form', () => {
  const asked = guard(true);
  expect(press('/my-companies/1', { search: '?part=logo' })).toBe(false);
  expect(press('/my-companies/1', { search: '?part=tax' })).toBe(true);
  expect(asked).toHaveLength(1);
});

test('back navigation is undone until it is confirmed', () => {
  showsAddress(() => '/my-companies/1?part=tax');
  const asked = guard();
  const later = vi.fn();
  frame.addEventListener('popstate', later);
  place.pathname = '/my-companies';
  frame.dispatchEvent(new Event('popstate'));
  expect(history.pushState).toHaveBeenCalledExactlyOnceWith(null, '', '/my-companies/1?part=tax');
  expect(later).not.toHaveBeenCalled();
  asked[0]?.();
  expect(history.back).toHaveBeenCalledOnce();
  frame.dispatchEvent(new Event('popstate'));
  expect(later).toHaveBeenCalledOnce();
  frame.removeEventListener('popstate', later);
});

test('a redirect by the page itself asks the same question', () => {
  const go = vi.fn();
  leave(go);
  expect(go).toHaveBeenCalledOnce();
  const asked = guard();
  leave(go);
  expect(go).toHaveBeenCalledOnce();
  asked[0]?.();
  expect(go).toHaveBeenCalledTimes(2);
});

test('the question says when drafts are deleted too', () => {
  const ends: boolean[] = [];
  stops.push(guardLeaving((_, isEnd) => ends.push(isEnd)));
  press('/my-requests');
  leave(vi.fn());
  leave(vi.fn(), true);
  expect(ends).toEqual([false, false, true]);
});

test('a dialog above a form asks first, and its end leaves the form guarded', () => {
  const below = guard();
  const above = guard();
  press('/my-requests');
  expect([below.length, above.length]).toEqual([0, 1]);
  stops.pop()?.();
  expect([press('/my-requests'), below.length, closes()]).toEqual([false, 1, false]);
});
