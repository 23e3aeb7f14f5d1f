/** A mail as it is stored in the outbox, before its text is composed. */
import type { ApiLanguage as Language } from '../../contract/text/languages.ts';
import type { MailTemplate } from './template.ts';

export interface MailPayload {
  to: string;
  language: Language;
  template: MailTemplate;
  /**
   * Values of the template's sentences; `href`, `decision` and `unsubscribe` are paths on our site, completed with the configured origin. A
   * mail that is written before its time has the `userId` of its reader: it goes to the address, and is in the language, that they have
   * when it is sent.
   */
  values: Record<string, string>;
  /** Languages of the values, as far as known. */
  languages?: Partial<Record<string, Language>>;
}
