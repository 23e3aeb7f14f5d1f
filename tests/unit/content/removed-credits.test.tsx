/** A notification about credits says why they moved. */
import { expect, test, vi } from 'vitest';
import type { Notification } from '../../../contract/notification/schemas.ts';
import { stubBrowser } from '../../support/browser/browser-globals.ts';

stubBrowser();
vi.stubGlobal('location', { href: 'http://kervan.test/', pathname: '/' });
const { draw } = await import('../../support/browser/screen.tsx');
const { Detail, Sentence } = await import('../../../src/account/notification/Sentence.tsx');

test.each([
  ['refund', 'KRV-2026-000001', 'notification.reasons.refund: KRV-2026-000001'],
  ['adjustment', 'CORRECTION', 'notification.reasons.adjustment'],
])('removed credits are not spent ones, and their reason is named without a code (%s)', (reason, detail, expected) => {
  const notification = { kind: 'credits-removed', values: { amount: '5', reason, detail } } as unknown as Notification;
  expect(draw(<Sentence notification={notification} />)).toContain('notification.kinds.credits-removed');
  const shown = draw(<Detail notification={notification} />).replaceAll(/<[^>]*>/g, '');
  expect(shown).toBe(expected);
});
