import type { IconName } from './icon-names.ts';

/** Set by astro.config.mjs; undefined without a build (tests). */
const thisSprite = (import.meta.env as { ICONS_ID?: string }).ICONS_ID;

/** An icon's drawing in public/icons.svg. Browsers keep that for seven days: one with other icons has another address. */
export const iconAddress = (name: IconName): string => `/icons.svg?${thisSprite}#${name}`;
