/** One table lists every mailed link that acts without a sign-in: who requests it, which right it needs, how long it is valid. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linkPath, type MailedLink, type MailedLinkName, mailedLinks } from '../../../api/account/mailed-links.ts';
import type { MailTemplate } from '../../../api/mail/template.ts';
import { mails } from '../../../api/mail/generated/templates.ts';
import { requesterHasRights } from '../../../api/staff/requester.ts';
import { wholeCalls as calls } from '../../../contract/wire/schemas.ts';
import { addressChangeMs } from '../../../contract/limits.ts';
import { bitOf } from '../../../contract/permissions.ts';
import { publicPages } from '../../../contract/site/public-pages.ts';
import { filesOf, root } from '../../support/structure/packages.ts';

const links = Object.entries(mailedLinks) as [MailedLinkName, MailedLink][];
const sources = filesOf('api').filter((file) => file.endsWith('.ts') && !file.includes('/generated/'));
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/**
 * Targets of the links of all other mails: pages that everybody may open, and pages that require a sign-in. Opening them changes nothing.
 */
const leadOnly = {
  'known-email': '/sign-in',
  'account-deleted': '/contact-us',
  'password-changed': '/forgot-password',
  'account-freed': '/sign-in',
  'company-freed': 'the company',
  'second-factor-wrong': '/profile-settings',
  'second-factor-added': '/profile-settings',
  'second-factor-removed': '/profile-settings',
  'second-factor-required': '/profile-settings',
  'recovery-code-used': '/profile-settings',
  'recovery-codes-renewed': '/profile-settings',
  'factor-recovery-stopped': '/profile-settings',
  'factor-recovered': '/profile-settings',
  'passkey-added': '/profile-settings',
  'passkey-removed': '/profile-settings',
  'passkey-copied': '/profile-settings',
  'identity-connected': '/profile-settings',
  'identity-disconnected': '/profile-settings',
  'staff-email-kept': '/sign-in',
  'staff-email-asked': '/my-staff',
  'staff-email-undone': '/my-staff',
  'company-approved': 'the company',
  'company-rejected': 'the company',
  'request-approved': 'the request',
  'request-rejected': 'the request',
  'product-approved': 'the product',
  'product-rejected': 'the product',
  'certificate-approved': 'the company',
  'certificate-rejected': 'the company',
  'taken-down': 'the company, product or request',
  'notice-received': 'what was reported',
  'notice-kept': 'what was reported',
  'notice-unfounded': 'what was reported',
  'notice-acted': '/',
  'notice-restricted': 'what was reported',
  'new-message': 'the chat',
  'new-message-again': 'the chat',
  'new-messages': '/messages',
  'quote-received': 'the chat',
  'quote-accepted': 'the chat',
  'quote-declined': 'the chat',
  'quote-withdrawn': 'the chat',
  'plan-expiring': '/membership',
  // Payments and receipts: by the id of an order, which only its account reads.
  'order-confirmed': '/receipt/:id',
  'order-invoiced': '/receipt/:id',
  'order-refunded': '/membership',
  'invoice-refunded': '/membership',
  'order-charged-back': '/membership',
  contact: '/',
  'contact-operator': '/moderation',
  alarm: '/moderation',
  'alarm-ended': '/moderation',
} satisfies Partial<Record<MailTemplate, string>>;

/** The calls that accept a link's token, by its name. Those that only read it answer like those that use it. */
const callsOf: Record<MailedLinkName, readonly string[]> = {
  email: ['CheckVerifyCode', 'VerifyEmail'],
  reset: ['CheckVerifyCode', 'ResetPassword'],
  staffEmail: ['CheckVerifyCode', 'VerifyEmail'],
  keepAddress: ['GetAddressChange', 'KeepAddress'],
  denySignIn: ['GetSignInAlert', 'DenySignIn'],
  invitation: ['GetInvitation', 'AcceptInvitation'],
  decision: ['GetDecision', 'AddAppeal'],
  stopRecovery: ['GetFactorRecovery', 'StopFactorRecovery'],
  stopSearchMails: ['StopSearchMails'],
};

/** The fields of a call's query or body, also of one that may be left out. */
function fieldsOf(schema: unknown): string[] {
  const { def } = ((schema ?? {}) as { _zod?: { def: { shape?: object; innerType?: unknown } } })._zod ?? {};
  if (def?.innerType !== undefined) return fieldsOf(def.innerType);
  return Object.keys(def?.shape ?? {});
}

describe('the table of mailed links', () => {
  test('has every mail with such a link; all other mails have known targets', () => {
    const acting = links.flatMap(([, { templates }]) => templates);
    expect(new Set(acting).size).toBe(acting.length);
    expect([...acting, ...Object.keys(leadOnly)].toSorted()).toEqual(Object.keys(mails).toSorted());
  });

  test('writes every address with a token: no other code composes one', () => {
    const written = sources.filter((file) => /[?&](?:token|guid|code|key|secret|signature)=\$\{/.test(textOf(file)));
    // The others answer to who is signed in, and mail nothing: the address of an authenticator, and of files of a chat.
    const answered = ['api/platform/signed-media.ts', 'api/second-factor/enrol.ts'];
    expect(written).toEqual(['api/account/mailed-links.ts', ...answered]);
    for (const file of answered) expect(textOf(file)).not.toContain('mailStatement');
    const used = new Set(sources.flatMap((file) => [...textOf(file).matchAll(/linkPath\('(\w+)'/g)].map(([, name]) => name)));
    expect([...used].toSorted()).toEqual(Object.keys(mailedLinks).toSorted());
    expect(linkPath('reset', 'x')).toBe('/reset-password?token=x');
  });

  test('has every page that reads a secret from its address, except those of a printed pro-forma, which shows only what is printed, and of a provider, which is not mailed', () => {
    const secret = Object.values(publicPages).filter(
      (page) => 'query' in page && Object.values(page.query).some((rule) => 'secret' in rule),
    );
    const paths = new Set([...links.map(([, { page }]) => page), publicPages.verify.path, publicPages.identity.path]);
    expect(secret.map(({ path }) => path).toSorted()).toEqual([...paths].toSorted());
  });

  test('has every call that accepts a token without a sign-in', () => {
    const taking = calls
      .map(({ call }) => call)
      .filter(
        ({ access, query, body }) =>
          access.who === 'anyone' && [...fieldsOf(query), ...fieldsOf(body)].some((name) => /^(?:guid|token)$/.test(name)),
      );
    expect(taking.map(({ name }) => name).toSorted()).toEqual([...new Set(Object.values(callsOf).flat())].toSorted());
  });

  test('names the right of staff without which their link is invalid; nobody else needs one', () => {
    for (const [name, { requester, needs, lifeMs, isSingleUse }] of links) {
      expect(needs !== null, name).toBe(requester === 'colleague');
      expect(lifeMs !== null, name).toBe(isSingleUse);
    }
    const { staffEmail, invitation, keepAddress } = mailedLinks;
    expect([staffEmail.lifeMs, keepAddress.lifeMs]).toEqual([addressChangeMs, addressChangeMs]);
    for (const { needs } of [staffEmail, invitation]) {
      const sql = requesterHasRights(needs, { by: 'requester', account: 'account', target: 'target' });
      expect(sql).toContain(`(a.flags & ${bitOf(needs.flag)})=${bitOf(needs.flag)}`);
      expect(sql.includes('t.flags & ~a.flags')).toBe(needs.everyFlagOfTarget);
    }
  });
});
