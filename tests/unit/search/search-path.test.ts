import { describe, expect, it } from 'vitest';
import { searchPath, type SearchTarget } from '../../../src/components/search/search-path.ts';

const category = 'a'.repeat(24);

describe('searchPath', () => {
  it.each([
    [{ selected: 1 }, '/requests', '/search'],
    [{ selected: 1, type: 1, value: 'çelik boru' }, '/requests?type=1&value=çelik+boru', '/search?type=1&value=çelik+boru'],
    [{ selected: 1, type: 'other', value: 'a&b' }, '/requests?type=other&value=a%26b', '/search?type=other&value=a%26b'],
    [{ selected: 1, category }, `/requests?category=${category}`, `/search?category=${category}`],
    [{ selected: 1, type: 1, category }, `/imports?category=${category}`, `/search?type=1&category=${category}`],
    [{ selected: 1, type: 4, category }, `/requests?type=4&category=${category}`, `/search?type=4&category=${category}`],
    [{ selected: 2 }, '/companies', '/search?selected=2'],
    [{ selected: 2, value: 'زيت' }, '/companies?value=زيت', '/search?selected=2&value=زيت'],
    [{ selected: 3, value: 'yarn' }, '/search?selected=3&value=yarn', '/search?selected=3&value=yarn'],
    [{ selected: 2, category }, `/companies?category=${category}`, `/search?selected=2&category=${category}`],
  ] as [SearchTarget, string, string][])('%j leads to %s, in the app to %s', (target, web, app) => {
    expect(searchPath({ isApp: false }, target)).toBe(web);
    expect(searchPath({ isApp: true }, target)).toBe(app);
  });
});
