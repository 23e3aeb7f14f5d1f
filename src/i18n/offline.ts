/** Texts for use without a network, in all four languages, because files of texts may be missing then. */
import { offline as ar, offlineNote as arNote } from '../../locales/ar/notification.json';
import { offline as en, offlineNote as enNote } from '../../locales/en/notification.json';
import { offline as ru, offlineNote as ruNote } from '../../locales/ru/notification.json';
import { offline as tr, offlineNote as trNote } from '../../locales/tr/notification.json';
import type { Language } from '../../contract/text/languages.ts';

/** Of the page that takes the place of one that is not stored. */
export const offlineTexts: Readonly<Record<Language, typeof en>> = { tr, en, ru, ar };

/** Of the line above stored data. */
export const offlineNoteTexts: Readonly<Record<Language, typeof enNote>> = { tr: trNote, en: enNote, ru: ruNote, ar: arNote };
