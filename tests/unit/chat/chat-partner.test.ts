/** Presence of the other side, and names of files sent to it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { typingPauseMs, typingShownMs, type RoomEvent } from '../../../contract/chat/room-event.ts';
import { isPictureName, kindOf, namedFile, previewSize } from '../../../src/account/chat/composer/files.ts';
import { createPartner, typingNotifier } from '../../../src/account/chat/list/partner.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the other side', () => {
  const welcome = (...online: string[]): RoomEvent => ({ type: 'welcome', sequence: 0, read: {}, removed: [], online });
  const message = { type: 'message', message: { companyId: 'other' } } as RoomEvent;
  const after = (...events: RoomEvent[]) => {
    const partner = createPartner('own');
    for (const event of events) partner.take(event);
    return partner;
  };

  test('is present when a person of it is, and not because we are', () => {
    expect(after(welcome('own')).state.value).toBe('away');
    expect(after(welcome('own', 'other')).state.value).toBe('online');
    expect(after(welcome('own'), { type: 'presence', companyId: 'other', isOnline: true }).state.value).toBe('online');
    expect(after(welcome('other'), { type: 'presence', companyId: 'other', isOnline: false }).state.value).toBe('away');
    expect(after(welcome('other'), { type: 'presence', companyId: 'own', isOnline: false }).state.value).toBe('online');
  });
  test('is shown as typing until its message arrives, or for a while', () => {
    const partner = after(welcome('other'), { type: 'typing', companyId: 'other' });
    expect(partner.state.value).toBe('typing');
    vi.advanceTimersByTime(typingShownMs - 1);
    partner.take({ type: 'typing', companyId: 'other' });
    vi.advanceTimersByTime(typingShownMs - 1);
    expect(partner.state.value).toBe('typing');
    vi.advanceTimersByTime(1);
    expect(partner.state.value).toBe('online');
    partner.take({ type: 'typing', companyId: 'other' });
    partner.take(message);
    expect(partner.state.value).toBe('online');
  });
  test('is unknown while the connection is broken', () => {
    const partner = after(welcome('other'), { type: 'typing', companyId: 'other' });
    partner.lose();
    vi.advanceTimersByTime(typingShownMs);
    expect(partner.state.value).toBe('away');
  });
  test('gets our typing signal as often as the room accepts it', () => {
    const say = vi.fn();
    const notify = typingNotifier();
    notify(say);
    vi.advanceTimersByTime(typingPauseMs - 1);
    notify(say);
    expect(say).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    notify(say);
    expect(say).toHaveBeenCalledTimes(2);
  });
});

describe('a file', () => {
  test.each([
    ['photo.JPEG', true, 'JPG'],
    ['scan.webp', true, 'WEBP'],
    ['offer.pdf', false, 'PDF'],
    ['noending', false, ''],
  ])('%s', (name, isPicture, kind) => {
    expect([isPictureName(name), kindOf(name)]).toEqual([isPicture, kind]);
  });
  test('from the clipboard gets a name', () => {
    const now = Date.parse('2026-11-22T10:20:30Z');
    const named = (name: string, type: string): string => namedFile(new File(['x'], name, { type }), now).name;
    expect(named('image.png', 'image/png')).toBe('20261122-102030.png');
    expect(named('', 'image/jpeg')).toBe('20261122-102030.jpg');
    expect(named('photo.png', 'image/png')).toBe('photo.png');
    expect(named('thing', 'application/zip')).toBe('thing');
  });
  test('that is a picture reserves its space before it is loaded, at most that of a preview', () => {
    expect(previewSize({ width: 4000, height: 3000 })).toEqual({ width: 240, height: 180 });
    expect(previewSize({ width: 100, height: 50 })).toEqual({ width: 100, height: 50 });
    expect(previewSize({ width: 9000, height: 1 })).toEqual({ width: 240, height: 1 });
    expect(previewSize({ width: null, height: null })).toEqual({ width: 240, height: 180 });
  });
});
