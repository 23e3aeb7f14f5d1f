/** A form of the business area as a browser finds it: where it stands, what sending it needs, and what another tab may do meanwhile. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { TextsOf } from '../../../src/i18n/keys.ts';

/** Whoever walks, and what their account has for it. */
export interface Walker {
  request: APIRequestContext;
  token: string;
  userId: string;
  companyId: string;
}

/** What becomes of a form when the same thing was saved in another tab since it was opened. */
export interface OtherTab {
  /**
   * `told`: nothing is overwritten unseen, the reader is told and may take what was typed over what is stored now. `beside`: only what was
   * changed is sent, so that both changes stand. `last`: one value, which the last one gives (ADR 019).
   */
  rule: 'told' | 'beside' | 'last';
  save: (walker: Walker) => Promise<void>;
  /** Both changes stand. */
  check?: (walker: Walker) => Promise<void>;
  /** What the form was filled from, by its call: it is read anew when the network is back, and must not be taken for what was seen. */
  reads?: string;
}

export interface FormWalk {
  /** As in every-form.ts, where it stands there. */
  name: string;
  /** Makes what is edited. @returns the address of the form */
  at: (walker: Walker) => Promise<string>;
  /** Presses what opens it there. */
  open?: (page: Page, t: TextsOf) => Promise<void>;
  fill: (page: Page, t: TextsOf) => Promise<void>;
  /** What no draft holds: chosen again after a reload. */
  again?: (page: Page, t: TextsOf) => Promise<void>;
  /** A field, and what is typed into it. */
  where: (page: Page, t: TextsOf) => Locator;
  text: string;
  press?: (page: Page, t: TextsOf) => Promise<void>;
  /** Last part of the path of its write. */
  call: string;
  /** It was sent. */
  done: (page: Page, t: TextsOf) => Locator;
  /** What stands there then is put away. */
  after?: (page: Page, t: TextsOf) => Promise<void>;
  /** A reload brings the draft of it back; without one the browser asks before it reloads. */
  isKept: boolean;
  /** The key of what was never answered is known after a reload too (ADR 018). */
  adds?: boolean;
  other?: OtherTab;
}

/** A form of a public page. */
export interface PublicWalk extends Pick<FormWalk, 'name' | 'open' | 'fill' | 'where' | 'text' | 'press' | 'call' | 'done'> {
  /** @returns its address */
  at: (page: Page, walker: Walker | null) => Promise<string>;
  /** The browser asks before it is left; of names, addresses and passwords it keeps what was typed itself. */
  isHeld?: boolean;
}
