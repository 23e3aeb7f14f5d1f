import type { RejectReason } from '../../contract/moderation/rejection.ts';
import { type ApiLanguage, directionOf, fromApiLanguage } from '../../contract/text/languages.ts';
import { isolatedIn } from '../platform/text/isolated-in.ts';
import { reasonTexts } from './generated/templates.ts';

/** The sentences of the codes in the reader's language, then the moderator's note, which may be in another one. */
export const reasonText = (language: ApiLanguage, { reasons, note }: RejectReason): string =>
  [...reasons.map((code) => reasonTexts[language][code] ?? code), isolatedIn(directionOf(fromApiLanguage(language)), note)]
    .filter((part) => part !== '')
    .join(' ');
