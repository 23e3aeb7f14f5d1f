/** Texts for use without a network, in all four languages, because files of texts may be missing then. */
import { offline as ar } from '../../locales/ar/notification.json';
import { offline as en } from '../../locales/en/notification.json';
import { offline as ru } from '../../locales/ru/notification.json';
import { offline as tr } from '../../locales/tr/notification.json';
import type { Language } from './languages.ts';

export const offlineTexts: Readonly<Record<Language, typeof en>> = { tr, en, ru, ar };
