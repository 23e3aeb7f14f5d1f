/** Reading a chat: links in texts, the scroll position, search within the chat, saved replies. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Message } from '../../../contract/chat/calls.ts';
import { sequencesWith } from '../../../src/account/chat/log/find.ts';
import { coveredBy } from '../../../src/account/chat/composer/keyboard.ts';
import { hostOf, leadsAway, partsOf } from '../../../src/account/chat/log/links.ts';
import { repliesMax, withReply } from '../../../src/account/chat/composer/quick-replies.ts';
import { readingPlace } from '../../../src/account/chat/log/reading-place.ts';

describe('a link', () => {
  const addresses = (text: string): string[] => partsOf(text).flatMap(({ address }) => (address === null ? [] : [address]));

  test.each([
    ['see https://nil.example/list.', ['https://nil.example/list']],
    ['(https://en.wikipedia.example/wiki/Towel_(textile))', ['https://en.wikipedia.example/wiki/Towel_(textile)']],
    ['www.nil.example, or http://a.example/?q=1&r=2!', ['https://www.nil.example/', 'http://a.example/?q=1&r=2']],
    ['انظر https://nil.example/قائمة؟', ['https://nil.example/%D9%82%D8%A7%D8%A6%D9%85%D8%A9']],
    ['https://kervan.example@evil.example/login', ['https://kervan.example@evil.example/login']],
    ['«https://nil.example»', ['https://nil.example/']],
  ])('is found in %s', (text, expected) => {
    expect(addresses(text)).toEqual(expected);
  });
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'https://',
    'https://.',
    'http://x',
    'info@www.nil.example',
    'xhttps://a.example',
  ])('is not created from %s', (text) => {
    expect(partsOf(text)).toEqual([{ text, address: null }]);
  });
  test('removes nothing from the text', () => {
    const text = 'one https://a.example/x, two (www.b.example) three\nhttps://c.example';
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(partsOf('')).toEqual([]);
  });
  test('ends before marks that change the direction of the following text', () => {
    expect(partsOf('https://a.example/\u202egpj.exe')[0]).toEqual({ text: 'https://a.example/', address: 'https://a.example/' });
  });
  describe('to another site', () => {
    beforeAll(() => {
      vi.stubGlobal('location', { origin: 'https://kervan.example' });
    });
    test.each([
      ['https://kervan.example@evil.example/login', 'evil.example'],
      ['https://кervan.example/', 'xn--ervan-txe.example'],
      ['https://kervan.example.evil.example', 'kervan.example.evil.example'],
      ['https://kervan.example:8443/', 'kervan.example:8443'],
    ])('%s shows its real target', (text, host) => {
      const address = addresses(text)[0] ?? '';
      expect(leadsAway(address)).toBe(true);
      expect(hostOf(address)).toBe(host);
    });
    test('is distinguished from one to our own pages', () => {
      expect(leadsAway('https://kervan.example/imports')).toBe(false);
    });
  });
});

describe('a reader', () => {
  const foot = { scrollTop: 700, clientHeight: 300, scrollHeight: 1000 };
  const above = { ...foot, scrollTop: 100 };

  test('at the end sees new messages', () => {
    const place = readingPlace();
    place.scrolled(foot);
    expect(place.came(1, false)).toBe(true);
    expect(place.below.value).toBe(0);
  });
  test('further up stays there and sees how many arrived, until the end is reached', () => {
    const place = readingPlace();
    place.scrolled(above);
    expect([place.came(1, false), place.came(2, false)]).toEqual([false, false]);
    expect(place.below.value).toBe(3);
    place.scrolled({ ...above, scrollTop: 300 });
    expect(place.below.value).toBe(3);
    place.scrolled({ ...foot, scrollTop: 690 });
    expect(place.below.value).toBe(0);
    expect(place.isAtFoot()).toBe(true);
  });
  test('begins at the newest message, and is offered unread ones that do not fit until they are seen', () => {
    const place = readingPlace();
    place.opened(foot, 900);
    expect([place.isAtFoot(), place.above.value]).toEqual([true, false]);
    place.opened(foot, 200);
    expect([place.isAtFoot(), place.above.value]).toEqual([true, true]);
    place.scrolled({ ...foot, scrollTop: 300 });
    expect(place.above.value).toBe(true);
    place.scrolled({ ...foot, scrollTop: 150 });
    expect(place.above.value).toBe(false);
    place.scrolled(foot);
    expect(place.above.value).toBe(false);
    place.opened(foot, null);
    expect(place.above.value).toBe(false);
  });
  test('who writes sees the own message', () => {
    const place = readingPlace();
    place.scrolled(above);
    expect(place.came(1, true)).toBe(true);
    expect(place.came(1, false)).toBe(true);
  });
});

test.each([
  ['no keyboard', { height: 800, scale: 1 }, 0],
  ['a keyboard', { height: 480.4, scale: 1 }, 320],
  ['a page that was enlarged', { height: 400, scale: 2 }, 0],
  ['a bar of the browser that went away', { height: 856, scale: 1 }, 0],
])('%s covers as much of the page', (_, sight, covered) => {
  expect(coveredBy(sight, 800)).toBe(covered);
});

test('words are found in every spelling, but not in deleted messages', () => {
  const texts = ['Havlu ISPARTA', 'isparta', 'gone isparta', 'أسمنت', 'Towels'];
  const messages = texts.map((text, index) => ({ sequence: index + 1, text, isActive: index !== 2 }) as Message);
  expect(sequencesWith(messages, ' ısparta ')).toEqual([1, 2]);
  expect(sequencesWith(messages, 'اسمنت')).toEqual([4]);
  expect(sequencesWith(messages, '  ')).toEqual([]);
});

test('a quick reply is stored once, and their number is limited', () => {
  expect(withReply(['a'], 'b')).toEqual(['a', 'b']);
  expect(withReply(['a'], 'a')).toEqual(['a']);
  expect(withReply(['a'], ' ')).toEqual(['a']);
  const full = Array.from({ length: repliesMax }, (_, index) => String(index));
  expect(withReply(full, 'one more')).toBe(full);
});
