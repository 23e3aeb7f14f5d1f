import { describe, expect, test } from 'vitest';
import { newsFeed } from '../../../src/server/news-feed.ts';
import { type SearchedPage, searchAddresses } from '../../../src/server/search-addresses.ts';
import { shortDescription } from '../../../src/server/short-text.ts';
import { sitemapIndex } from '../../../src/server/sitemap.ts';
import { breadcrumbData, jsonLd } from '../../../src/server/structured-data/json-ld.ts';
import { escapeXml } from '../../../src/server/xml.ts';

const category = 'a'.repeat(24);
const of = (path: string, page: Partial<SearchedPage> = {}) => searchAddresses({ path, language: 'en', prefix: '', ...page });

describe('the canonical address of a page', () => {
  test.each([
    ['/', '/'],
    ['/imports', '/imports'],
    ['/imports?page=2', '/imports?page=2'],
    [`/imports?category=${category}&page=3`, `/imports?category=${category}&page=3`],
    ['/requests?type=1', '/imports'],
    ['/requests?type=2&page=2', '/exports?page=2'],
    ['/requests?type=3', '/requests?type=3'],
    ['/requests?type=other&page=2', '/requests?type=other&page=2'],
    // What only narrows or orders a list leads to the list.
    ['/imports?country=tr&page=2', '/imports'],
    [`/exports?category=${category}&subCategory=${category}`, `/exports?category=${category}`],
    ['/imports?sort=oldest', '/imports'],
    ['/companies?serviceType=1&page=4', '/companies'],
    ['/companies/harbour/products?page=2', '/companies/harbour/products?page=2'],
    ['/blogs?page=2', '/blogs?page=2'],
  ])('%s has the canonical address %s', (path, canonical) => {
    expect(of(path).canonical).toBe(canonical);
    expect(of(path, { prefix: '/en' }).canonical).toBe(canonical === '/' ? '/en' : `/en${canonical}`);
    // Only a canonical page names its translations.
    expect(of(path).alternates.length).toBe(path === canonical ? 5 : 0);
  });

  test('news of another language are the list of that language', () => {
    expect(of('/blogs?lang=tr&page=2', { prefix: '/en' })).toEqual({ canonical: '/tr/blogs?page=2', alternates: [] });
    expect(of('/blogs?lang=tr', { language: 'tr', prefix: '/tr' }).canonical).toBe('/tr/blogs');
  });

  test('an article exists in its own language: no translation is claimed', () => {
    const alternates = [
      ['ar', '/ar/blogs/x'],
      ['x-default', '/blogs/x'],
    ];
    expect(of('/blogs/x', { writtenIn: 'ar', language: 'ar', prefix: '/ar' })).toEqual({ canonical: '/ar/blogs/x', alternates });
    expect(of('/blogs/x', { writtenIn: 'ar' })).toEqual({ canonical: '/blogs/x', alternates });
    expect(of('/blogs/x', { writtenIn: 'ar', prefix: '/en' })).toEqual({ canonical: '/ar/blogs/x', alternates: [] });
  });

  test('an info page has its Turkish path among the alternates', () => {
    const alternates = [
      ['en', '/en/about-us'],
      ['tr', '/tr/hakkimizda'],
      ['ru', '/ru/about-us'],
      ['ar', '/ar/about-us'],
      ['x-default', '/about-us'],
    ];
    expect(of('/about-us')).toEqual({ canonical: '/about-us', alternates });
    expect(of('/hakkimizda', { language: 'tr', prefix: '/tr' })).toEqual({ canonical: '/tr/hakkimizda', alternates });
  });
});

describe('descriptions', () => {
  test.each([
    ['short', 'short'],
    ['two\n  lines', 'two lines'],
    [`${'a'.repeat(150)}`, 'a'.repeat(150)],
    [`${'word '.repeat(40)}`, `${'word '.repeat(30).trim()}…`],
    [`${'a'.repeat(149)} b`, `${'a'.repeat(149)}…`],
    ['ش'.repeat(151), `${'ش'.repeat(149)}…`],
    [`${'كلمة '.repeat(29)}، ثمانية كلام`, `${'كلمة '.repeat(29).trim()}…`],
    [`${'🚢'.repeat(160)}`, `${'🚢'.repeat(149)}…`],
  ])('%j has at most 150 characters and ends between words', (text, short) => {
    expect(shortDescription(text)).toBe(short);
    expect(Array.from(shortDescription(text)).length).toBeLessThanOrEqual(150);
  });
});

describe('text of members stays text', () => {
  test('in a data block no text ends the block', () => {
    const name = '</script><script>alert(1)</script><!--';
    const block = jsonLd(breadcrumbData([['Home', 'https://a.example/']], name));
    expect(block).not.toContain('<');
    expect((JSON.parse(block) as { itemListElement: unknown[] }).itemListElement[1]).toEqual({ '@type': 'ListItem', position: 2, name });
  });

  test('in XML special characters are escaped, and invalid ones removed', () => {
    expect(escapeXml(`a & b < c > "d" 'e' \u0000\u0008\uD800é 🚢`)).toBe('a &amp; b &lt; c &gt; &quot;d&quot; &apos;e&apos; \uFFFDé 🚢');
    expect(sitemapIndex(['/x?a=1&b=2'], (path) => `https://a.example${path}`)).toContain('<loc>https://a.example/x?a=1&amp;b=2</loc>');
    const feed = newsFeed({ title: 'T & U', description: 'd', language: 'ar', items: [] }, (path) => `https://a.example${path}`);
    expect(feed).toContain('<title>T &amp; U</title>');
    expect(feed).not.toContain('lastBuildDate');
  });
});
