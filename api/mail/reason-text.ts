import type { RejectReason } from '../../contract/moderation/reject-reason.ts';
import type { ApiLanguage } from '../../contract/text/languages.ts';
import { reasonTexts } from './generated/templates.ts';

/** The sentences of the codes in the reader's language, then the moderator's note. */
export const reasonText = (language: ApiLanguage, { reasons, note }: RejectReason): string =>
  [...reasons.map((code) => reasonTexts[language][code] ?? code), note].filter((part) => part !== '').join(' ');
