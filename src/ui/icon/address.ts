import type { IconName } from './names.ts';

/** Set by astro.config.mjs; undefined without a build (tests). */
const thisSprite = (import.meta.env as { ICONS_ID?: string }).ICONS_ID;

/** Address of an icon in public/icons.svg. Browsers cache the file for seven days, so its address contains a hash of its content. */
export const iconAddress = (name: IconName): string => `/icons.svg?${thisSprite}#${name}`;
