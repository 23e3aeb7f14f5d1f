/**
 * Editorial content as data: the fields of each kind, shared by all languages or one per language. Forms, checks and previews derive from
 * it.
 */
import type { ConsoleRole } from '../moderation/roles.ts';

/** `lines` is a list, one item per line; `count` a whole number, `money` a decimal with two digits. */
export type ContentFieldType = 'line' | 'text' | 'markdown' | 'lines' | 'path' | 'picture' | 'video' | 'count' | 'money' | 'choice';

export interface ContentField {
  readonly name: string;
  readonly type: ContentFieldType;
  /** Maximum length; for `count` the largest number, for `money` the largest amount in minor units. */
  readonly max: number;
  /** The smallest `count`. */
  readonly min?: number;
  /** Required for publication; a draft may lack it. `alone`: only if its language has no other text. */
  readonly isRequired?: true | 'alone';
  readonly options?: readonly string[];
}

export interface ContentRule {
  readonly role: ConsoleRole;
  /** Whether editors can add entries of this kind and withdraw published ones. */
  readonly isOpen: boolean;
  /** Published in all four languages or not at all. */
  readonly needsAll: boolean;
  readonly shared: readonly ContentField[];
  readonly texts: readonly ContentField[];
}

const markdownMax = 20_000;
const creditsMax = 1_000_000;
const amountMax = 100_000_000;
const position: ContentField = { name: 'position', type: 'count', max: 99, min: 0, isRequired: true };
const prices: readonly ContentField[] = [
  { name: 'price', type: 'money', max: amountMax, isRequired: true },
  { name: 'exPrice', type: 'money', max: amountMax },
];

const contentRules = {
  news: {
    role: 'editor',
    isOpen: true,
    needsAll: false,
    shared: [{ name: 'picture', type: 'picture', max: 100 }],
    texts: [
      { name: 'title', type: 'line', max: 150, isRequired: true },
      { name: 'path', type: 'path', max: 100 },
      { name: 'description', type: 'text', max: 300, isRequired: true },
      { name: 'content', type: 'markdown', max: markdownMax, isRequired: true },
    ],
  },
  page: {
    role: 'editor',
    isOpen: false,
    needsAll: true,
    shared: [],
    texts: [
      { name: 'title', type: 'line', max: 150, isRequired: true },
      { name: 'description', type: 'text', max: 150, isRequired: true },
      { name: 'content', type: 'markdown', max: markdownMax, isRequired: true },
    ],
  },
  banner: {
    role: 'editor',
    isOpen: true,
    needsAll: false,
    shared: [{ name: 'picture', type: 'picture', max: 100, isRequired: true }, { name: 'video', type: 'video', max: 200 }, position],
    texts: [
      { name: 'topText', type: 'line', max: 80 },
      { name: 'title', type: 'line', max: 100, isRequired: 'alone' },
      { name: 'description', type: 'text', max: 240 },
    ],
  },
  category: {
    role: 'editor',
    isOpen: false,
    needsAll: true,
    shared: [],
    texts: [{ name: 'name', type: 'line', max: 60, isRequired: true }],
  },
  plan: {
    role: 'administrator',
    isOpen: false,
    needsAll: true,
    shared: [
      { name: 'credits', type: 'count', max: creditsMax, min: 0, isRequired: true },
      { name: 'isSalable', type: 'choice', max: 1, isRequired: true, options: ['1', '0'] },
    ],
    texts: [
      { name: 'name', type: 'line', max: 60, isRequired: true },
      { name: 'description', type: 'text', max: 200, isRequired: true },
      { name: 'points', type: 'lines', max: 1500, isRequired: true },
      ...prices,
    ],
  },
  pack: {
    role: 'administrator',
    isOpen: true,
    needsAll: true,
    shared: [{ name: 'credits', type: 'count', max: creditsMax, min: 1, isRequired: true }, position],
    texts: prices,
  },
  price: {
    role: 'administrator',
    isOpen: false,
    needsAll: false,
    shared: [
      { name: 'payOrder', type: 'choice', max: 1, isRequired: true, options: ['1', '2', '3'] },
      { name: 'credits', type: 'count', max: creditsMax, min: 0, isRequired: true },
    ],
    texts: [],
  },
} as const satisfies Record<string, ContentRule>;

export type ContentKind = keyof typeof contentRules;
export const contentKinds = Object.keys(contentRules) as ContentKind[];
export const contentRuleOf = (kind: ContentKind): ContentRule => contentRules[kind];

/** Entries on a page of the list. */
export const contentPageSize = 30;
/** The number of versions shown for an entry, the newest first. */
export const versionsShown = 30;
