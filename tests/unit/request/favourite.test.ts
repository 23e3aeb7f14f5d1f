/** What the browser knows of favourites, and the address of their list. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hourMs } from '../../../contract/limits.ts';
import { firstHeld, pageOf, savedPath } from '../../../src/account/favourite/place.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

const { local } = stubBrowser();
const { isFavourite, areFavouritesStale, storeFavourites, noteFavourite } = await import('../../../src/client/store/favourites.ts');

const signInAs = (userID: string): void => local.setItem('user', JSON.stringify({ userID }));

beforeEach(() => {
  vi.useFakeTimers();
  local.clear();
  signInAs('mira');
});

describe('the keys that stars are marked by', () => {
  test('are unknown at first, and requested', () => {
    expect([areFavouritesStale(), isFavourite('company', 'nile'), noteFavourite('company', 'nile', true)]).toEqual([true, false, false]);
  });

  test('are separate for each kind, and follow additions and removals', () => {
    storeFavourites({ company: ['nile'], request: ['0a'] });
    expect([isFavourite('company', 'nile'), isFavourite('request', 'nile'), isFavourite('request', '0a')]).toEqual([true, false, true]);
    expect(noteFavourite('company', 'acme', true)).toBe(true);
    noteFavourite('company', 'acme', true);
    noteFavourite('company', 'nile', false);
    expect([isFavourite('company', 'nile'), isFavourite('company', 'acme'), isFavourite('request', '0a')]).toEqual([false, true, true]);
    noteFavourite('company', 'acme', false);
    expect(isFavourite('company', 'acme')).toBe(false);
  });

  test('are requested again after an hour, and when the clock was set back', () => {
    storeFavourites({ company: [], request: [] });
    vi.advanceTimersByTime(hourMs);
    expect(areFavouritesStale()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(areFavouritesStale()).toBe(true);
    storeFavourites({ company: [], request: [] });
    vi.setSystemTime(Date.now() - 1);
    expect(areFavouritesStale()).toBe(true);
  });

  test('are not stored when they arrive after a sign-out', () => {
    local.clear();
    storeFavourites({ company: ['nile'], request: [] });
    expect(local.getItem('saved')).toBeNull();
  });

  test('belong to one person', () => {
    storeFavourites({ company: ['nile'], request: [] });
    signInAs('nour');
    expect([areFavouritesStale(), isFavourite('company', 'nile')]).toEqual([true, false]);
  });

  test.each(['{', 'null', '[]', '{"userId":"mira"}', '{"userId":"mira","keys":{"company":1,"request":[]}}'])(
    'are requested when the storage has %s',
    (text) => {
      local.setItem('saved', text);
      expect([areFavouritesStale(), isFavourite('company', 'nile')]).toEqual([true, false]);
    },
  );
});

test.each([
  [{ company: 1 }, 'company'],
  [{ company: 0, request: 2 }, 'request'],
  [{ company: 0, request: 0, search: 1 }, 'search'],
  [{ company: 0, request: 0, search: 0 }, 'company'],
  [{}, undefined],
  [{ company: 0, request: 0 }, undefined],
])('of the counts %o, the list opens at %s', (counts, tab) => expect(firstHeld(counts)).toBe(tab));

describe('the address of the list', () => {
  test.each([
    ['company', 0, '/saved?kind=company'],
    ['company', 2, '/saved?kind=company&page=3'],
    ['request', 0, '/saved?kind=request'],
    ['request', 1, '/saved?kind=request&page=2'],
  ] as const)('%s, page %i: %s', (kind, page, path) => {
    expect(savedPath(kind, page)).toBe(path);
    expect(pageOf(new URLSearchParams(path.split('?')[1]).get('page') ?? undefined)).toBe(page);
  });

  test.each([undefined, '', '0', '-1', 'x', '1.5', '9999'])('is the first page for %s', (text) => expect(pageOf(text)).toBe(0));
});
