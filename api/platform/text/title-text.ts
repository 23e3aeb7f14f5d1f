/** A title in plain text, for mails and pushes. */
import { fromApiLanguage, type ApiLanguage, type Language } from '../../../contract/text/languages.ts';
import type { Title } from '../../../contract/text/author-texts.ts';
// Imported by name, so that the other texts of these files are not part of the Worker.
import { machineTranslated as ar } from '../../../locales/ar/common.json';
import { machineTranslated as en } from '../../../locales/en/common.json';
import { machineTranslated as ru } from '../../../locales/ru/common.json';
import { machineTranslated as tr } from '../../../locales/tr/common.json';

const marks: Readonly<Record<Language, string>> = { en, tr, ru, ar };

/** The title, with a mark if a machine translated it. */
export const titleText = ({ text, isTranslated }: Title, reader: ApiLanguage): string =>
  isTranslated === true ? `${text} (${marks[fromApiLanguage(reader)]})` : text;
