/**
 * The only list of links in our mails that act without signing in: who requests one, which permission they need when it is used, how long
 * it is valid. All other links of mails lead to pages that require a session; payments, receipts, reports and tables have no link of this
 * kind.
 */
import { activationMs, addressChangeMs, invitationMs, resetMs, signInAlertMs } from '../../contract/limits.ts';
import type { Flag } from '../../contract/permissions.ts';
import { recoveryOpenMs, recoveryWaitMs } from '../../contract/second-factor/fields.ts';
import { publicPages } from '../../contract/site/public-pages.ts';
import type { MailTemplate } from '../mail/template.ts';

/**
 * The permissions that a colleague who requested a link must have when the link is used. They must also belong to the account and not be
 * suspended. The main user has all permissions.
 */
export interface RequesterNeeds {
  flag: Flag;
  /** Whether the requester also needs every permission that the concerned person has at that time. */
  everyFlagOfTarget: boolean;
}

export interface MailedLink {
  page: string;
  templates: readonly MailTemplate[];
  /**
   * Who requested the link. `self`: the owner of the address; `system`: the product, to inform the owner about a request by somebody else;
   * `colleague`: the main user or staff of the account.
   */
  requester: 'self' | 'system' | 'colleague';
  needs: RequesterNeeds | null;
  /** Validity of the link; null means that it never expires. */
  lifeMs: number | null;
  isSingleUse: boolean;
}

export const mailedLinks = {
  // The colleague already has an account. The link only proves the address and grants no permissions.
  email: {
    page: publicPages.activation.path,
    templates: ['activation', 'staff-added'],
    requester: 'self',
    needs: null,
    lifeMs: activationMs,
    isSingleUse: true,
  },
  reset: { page: publicPages.resetPassword.path, templates: ['reset'], requester: 'self', needs: null, lifeMs: resetMs, isSingleUse: true },
  staffEmail: {
    page: publicPages.activation.path,
    templates: ['staff-email'],
    requester: 'colleague',
    needs: { flag: 'addAndEditSubUser', everyFlagOfTarget: true },
    lifeMs: addressChangeMs,
    isSingleUse: true,
  },
  // As long as `email`, so that a change cannot be confirmed when it can no longer be contested.
  keepAddress: {
    page: publicPages.keepAddress.path,
    templates: ['staff-email-old'],
    requester: 'system',
    needs: null,
    lifeMs: addressChangeMs,
    isSingleUse: true,
  },
  // For the owner of an account, after a sign-in to it by a new device.
  denySignIn: {
    page: publicPages.denySignIn.path,
    templates: ['sign-in-alert'],
    requester: 'system',
    needs: null,
    lifeMs: signInAlertMs,
    isSingleUse: true,
  },
  // Its permissions are reduced to those that the inviter has when it is accepted.
  invitation: {
    page: publicPages.invitation.path,
    templates: ['staff-invited'],
    requester: 'colleague',
    needs: { flag: 'addAndEditSubUser', everyFlagOfTarget: false },
    lifeMs: invitationMs,
    isSingleUse: true,
  },
  // Signed and not stored: it stops the recovery that the mail reports, and permits nothing else.
  stopRecovery: {
    page: publicPages.stopRecovery.path,
    templates: ['factor-recovery-started', 'factor-recovery-reminder', 'factor-recovery-colleague'],
    requester: 'system',
    needs: null,
    lifeMs: recoveryWaitMs + recoveryOpenMs,
    isSingleUse: true,
  },
  // Signed and not stored: it shows the reasons of a decision to the concerned person, and accepts one appeal.
  decision: {
    page: publicPages.decision.path,
    templates: [
      'account-suspended',
      'company-suspended',
      'pictures-removed',
      'reduced',
      'warned',
      'files-withdrawn',
      'report-unfounded',
      'appeal-upheld',
      'appeal-dismissed',
      'decision-lifted',
    ],
    requester: 'system',
    needs: null,
    lifeMs: null,
    isSingleUse: false,
  },
  // Signed and not stored: it stops mails and gives access to nothing.
  stopSearchMails: {
    page: publicPages.stopSearchMails.path,
    templates: ['search-match', 'search-matches'],
    requester: 'self',
    needs: null,
    lifeMs: null,
    isSingleUse: false,
  },
} as const satisfies Record<string, MailedLink>;

export type MailedLinkName = keyof typeof mailedLinks;

/** The path of a link, for a mail's `href`. */
export const linkPath = (name: MailedLinkName, token: string): string => `${mailedLinks[name].page}?token=${token}`;

/** The token of such a path. */
export const tokenOf = (path: string): string => path.slice(path.indexOf('=') + 1);
