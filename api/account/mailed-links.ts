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
 * What a colleague who requested the link must have when it is used, besides belonging to the account and not being suspended. The
 * main user has everything.
 */
export interface AskerNeeds {
  flag: Flag;
  /** Also every permission of the person whom the link concerns, including those granted since. */
  everyFlagOfTarget: boolean;
}

export interface MailedLink {
  page: string;
  templates: readonly MailTemplate[];
  /**
   * Who requested it. `self`: the owner of the address; `system`: we, to inform the owner about somebody's request; `colleague`: main user
   * or staff of an account.
   */
  asker: 'self' | 'system' | 'colleague';
  needs: AskerNeeds | null;
  /** Null: valid as long as the mail is kept. */
  lifeMs: number | null;
  isSingleUse: boolean;
}

export const mailedLinks = {
  // A colleague has an account before this link is used: it proves the address and gives no rights of the person who added them.
  email: {
    page: publicPages.activation.path,
    templates: ['activation', 'staff-added'],
    asker: 'self',
    needs: null,
    lifeMs: activationMs,
    isSingleUse: true,
  },
  reset: { page: publicPages.resetPassword.path, templates: ['reset'], asker: 'self', needs: null, lifeMs: resetMs, isSingleUse: true },
  staffEmail: {
    page: publicPages.activation.path,
    templates: ['staff-email'],
    asker: 'colleague',
    needs: { flag: 'addAndEditSubUser', everyFlagOfTarget: true },
    lifeMs: addressChangeMs,
    isSingleUse: true,
  },
  // As long as the link above: nobody can confirm the change after nobody can object to it.
  keepAddress: {
    page: publicPages.keepAddress.path,
    templates: ['staff-email-old'],
    asker: 'system',
    needs: null,
    lifeMs: addressChangeMs,
    isSingleUse: true,
  },
  // For the owner of an account into which somebody has signed in.
  denySignIn: {
    page: publicPages.denySignIn.path,
    templates: ['sign-in-alert'],
    asker: 'system',
    needs: null,
    lifeMs: signInAlertMs,
    isSingleUse: true,
  },
  // Its permissions are reduced to those that the inviter has when it is accepted.
  invitation: {
    page: publicPages.invitation.path,
    templates: ['staff-invited'],
    asker: 'colleague',
    needs: { flag: 'addAndEditSubUser', everyFlagOfTarget: false },
    lifeMs: invitationMs,
    isSingleUse: true,
  },
  // Signed and not stored: it stops the recovery that the mail reports, and permits nothing else.
  stopRecovery: {
    page: publicPages.stopRecovery.path,
    templates: ['factor-recovery-started', 'factor-recovery-reminder', 'factor-recovery-colleague'],
    asker: 'system',
    needs: null,
    lifeMs: recoveryWaitMs + recoveryOpenMs,
    isSingleUse: true,
  },
  // Signed and not stored: it shows the reasons of a decision to whom it concerns, and takes one appeal.
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
    asker: 'system',
    needs: null,
    lifeMs: null,
    isSingleUse: false,
  },
  // Signed and not stored: it stops mails and gives access to nothing.
  stopSearchMails: {
    page: publicPages.stopSearchMails.path,
    templates: ['search-match', 'search-matches'],
    asker: 'self',
    needs: null,
    lifeMs: null,
    isSingleUse: false,
  },
} as const satisfies Record<string, MailedLink>;

export type MailedLinkName = keyof typeof mailedLinks;

/** The path of a link, for a mail's `href`. */
export const linkPath = (name: MailedLinkName, token: string): string => `${mailedLinks[name].page}?token=${token}`;
