import { defineCall } from '../wire/call.ts';

/** Kinds of notifications; their sentences are in notification.json. */
export const notificationKinds = [
  'company-approved',
  'company-rejected',
  'request-approved',
  'request-rejected',
  'product-approved',
  'product-rejected',
  'certificate-approved',
  'certificate-rejected',
  'taken-down',
  'pictures-removed',
  'reduced',
  'warned',
  'company-suspended',
  'company-freed',
  'files-withdrawn',
  'report-unfounded',
  'appeal-upheld',
  'appeal-dismissed',
  'decision-lifted',
  'new-message',
  'contact-refunded',
  'contact-missed',
  'chat-assigned',
  'deal-partner-left',
  'deal-company-deleted',
  'staff-email-asked',
  'staff-email-undone',
  'search-matched',
  'credits-added',
  'credits-spent',
  'credits-removed',
  'plan-expiring',
  'second-factor-wrong',
  'second-factor-required',
  'recovery-code-used',
  'factor-recovery-started',
  'factor-recovered',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const getNotifications = defineCall({
  method: 'GET',
  path: '/User/GetNotifications',
  access: { who: 'member' },
  reads: ['notification', 'chat', 'user'],
});

export const readNotifications = defineCall({
  method: 'POST',
  path: '/User/ReadNotifications',
  access: { who: 'member' },
  write: true,
  changes: ['notification'],
});

/** Values of mails and notifications that name an offer; each mail and each notification has one of them at most. */
const offerValues = ['subject', 'request', 'product', 'item', 'detail'];

/** Which of these values is the offer's name. */
export const offerValueOf = (values: Readonly<Record<string, string>>): string | undefined =>
  offerValues.find((name) => (values[name] ?? '') !== '');
