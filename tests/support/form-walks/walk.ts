/** A form of the business area in a browser: its address, what submitting needs, and the effect of another tab. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { TextsOf } from '../../../src/i18n/keys.ts';

/** The person of a walk with the objects of the account. */
export interface Walker {
  request: APIRequestContext;
  token: string;
  userId: string;
  companyId: string;
}

/** The effect of a save in another tab after the form was opened. */
export interface OtherTab {
  /**
   * `asks`: the form reports the newer version and asks before it replaces it. `beside`: only changed fields are sent, so that both changes
   * are kept. `last`: the last save wins (ADR 019).
   */
  rule: 'asks' | 'beside' | 'last';
  save: (walker: Walker) => Promise<void>;
  /** Both changes are kept. */
  check?: (walker: Walker) => Promise<void>;
  /** The call that filled the form. It is refetched when the network returns, and the new answer must not count as seen. */
  reads?: string;
}

export interface FormWalk {
  /** As in every-form.ts. */
  name: string;
  /** Creates the edited object. @returns the address of the form */
  at: (walker: Walker) => Promise<string>;
  /** Opens the form on the page. */
  open?: (page: Page, t: TextsOf) => Promise<void>;
  fill: (page: Page, t: TextsOf) => Promise<void>;
  /** Chooses again what no draft stores, after a reload. */
  again?: (page: Page, t: TextsOf) => Promise<void>;
  /** A field, and the text typed into it. */
  where: (page: Page, t: TextsOf) => Locator;
  text: string;
  press?: (page: Page, t: TextsOf) => Promise<void>;
  /** Last part of the path of its write. */
  call: string;
  /** Visible after the submission. */
  done: (page: Page, t: TextsOf) => Locator;
  /** Closes what is visible afterwards. */
  after?: (page: Page, t: TextsOf) => Promise<void>;
  /** A reload restores its draft; without a draft the browser asks before it reloads. */
  isStored: boolean;
  /** An unanswered submission keeps its key over a reload (ADR 018). */
  adds?: boolean;
  other?: OtherTab;
}

/** A form of a public page. */
export interface PublicWalk extends Pick<FormWalk, 'name' | 'open' | 'fill' | 'where' | 'text' | 'press' | 'call' | 'done'> {
  /** @returns its address */
  at: (page: Page, walker: Walker | null) => Promise<string>;
  /** The browser asks before it is left. */
  isHeld?: boolean;
}
