import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safePath } from '../../../contract/safe-path.ts';

const site = 'https://kervan.example';

const attacks = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./..//evil.example/x',
  '/%2e//evil.example',
  '/%2F%2Fevil.example/',
  '/%2fevil.example',
  '/%5cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\r\nSet-Cookie: a=b',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  'https://evil.example',
  'https:evil.example',
  'http:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'data:text/html,<script>location="https://evil.example"</script>',
  'http://localhost:1@evil.example/',
  '//localhost@evil.example',
  '////evil.example/%2e%2e',
  '/x/..//evil.example',
  '/%2f%2fevil.example',
  '\u0000//evil.example',
  'javascript:alert(document.domain)',
  'evil.example',
  '@evil.example',
  '',
  '?redirect=//evil.example',
  '/api/Auth/RefreshToken?refreshToken=handoff.a.0.b',
  '/x/../api/Auth/Logout',
  '/media/a/b.jpg',
  `/${'a'.repeat(2001)}`,
];

describe('a redirect leads to our own pages only (docs/behaviour.md#redirect)', () => {
  test.each(attacks)('%j becomes the home page', (target) => {
    expect(safePath(target)).toBe('/');
  });

  test.each([null, undefined])('%s becomes the home page', (target) => {
    expect(safePath(target)).toBe('/');
  });

  test.each([
    ['/imports', '/imports'],
    ['/tr/imports?page=2#top', '/tr/imports?page=2#top'],
    ['/add-request?type=1', '/add-request?type=1'],
    ['/companies?value=a%20b&next=//evil.example', '/companies?value=a%20b&next=//evil.example'],
    ['/a/../imports', '/imports'],
    ['/şirket', '/%C5%9Firket'],
    ['/@evil.example', '/@evil.example'],
    ['/a//b', '/a//b'],
  ])('%j stays %j', (target, expected) => {
    expect(safePath(target)).toBe(expected);
  });

  test('for any input the browser stays on our origin, and a second check changes nothing', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5C',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      'evil.example',
      'https:',
      'a',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const result = safePath(`/${parts.join('')}`);
        expect(new URL(result, site).origin).toBe(site);
        expect(new URL(decodeURIComponent(result), site).origin).toBe(site);
        expect(safePath(result)).toBe(result);
      }),
      { numRuns: 2000 },
    );
  });
});
