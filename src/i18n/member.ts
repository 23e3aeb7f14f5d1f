/** Texts of the members' scripts on public pages, in all four languages: fewer bytes than a file for each. */
import { business as arMenu } from '../../locales/ar/nav.json';
import { save as arSave, star as arStar } from '../../locales/ar/favourite.json';
import { business as enMenu } from '../../locales/en/nav.json';
import { save as enSave, star as enStar } from '../../locales/en/favourite.json';
import { business as ruMenu } from '../../locales/ru/nav.json';
import { save as ruSave, star as ruStar } from '../../locales/ru/favourite.json';
import { business as trMenu } from '../../locales/tr/nav.json';
import { save as trSave, star as trStar } from '../../locales/tr/favourite.json';
import type { Language } from '../../contract/text/languages.ts';

type Menu = Pick<typeof enMenu, 'start' | 'saved'>;

export const menuTexts: Readonly<Record<Language, Menu>> = { tr: trMenu, en: enMenu, ru: ruMenu, ar: arMenu };
export const starTexts: Readonly<Record<Language, typeof enStar>> = { tr: trStar, en: enStar, ru: ruStar, ar: arStar };
export const searchTexts: Readonly<Record<Language, typeof enSave>> = { tr: trSave, en: enSave, ru: ruSave, ar: arSave };
