/**
 * Every link in our mails that does something without signing in, once: who asks for it, what they need when it is used, how long it
 * lives. All other links of mails lead to pages that ask who one is, and payments, receipts, reports and tables have no link of this kind.
 */
import { activationMs, addressChangeMs, invitationMs, resetMs } from '../../contract/limits.ts';
import type { Flag } from '../../contract/permissions.ts';
import { publicPages } from '../../contract/site/public-pages.ts';
import type { MailTemplate } from '../mail/template.ts';

/** What a colleague who asked must hold at the moment of use, besides being of the account and not suspended. The main user holds all. */
export interface AskerNeeds {
  flag: Flag;
  /** Also every flag that the person holds whom the link is about: those that they got since, too. */
  everyFlagOfTarget: boolean;
}

export interface MailedLink {
  page: string;
  templates: readonly MailTemplate[];
  /** `self`: who owns the address; `system`: we, to tell its owner of somebody's wish; `colleague`: main user or staff of an account. */
  asker: 'self' | 'system' | 'colleague';
  needs: AskerNeeds | null;
  /** Null: as long as the mail is kept. */
  lifeMs: number | null;
  isSingleUse: boolean;
}

export const mailedLinks = {
  // A colleague who was added has their account before the link: it proves the address, and gives nothing of who added them.
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
  // As long as the link above: nobody confirms when nobody can object any more.
  keepAddress: {
    page: publicPages.keepAddress.path,
    templates: ['staff-email-old'],
    asker: 'system',
    needs: null,
    lifeMs: addressChangeMs,
    isSingleUse: true,
  },
  // Its flags are cut down to those that the inviter holds when it is accepted.
  invitation: {
    page: publicPages.invitation.path,
    templates: ['staff-invited'],
    asker: 'colleague',
    needs: { flag: 'addAndEditSubUser', everyFlagOfTarget: false },
    lifeMs: invitationMs,
    isSingleUse: true,
  },
  // Signed and not stored: it ends mails and opens nothing.
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
