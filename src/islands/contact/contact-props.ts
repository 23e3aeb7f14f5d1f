import type { Unit } from '../../../contract/trade/codes.ts';
import type { InquiryKind } from '../../inquiry/values.ts';
import type { Language } from '../../i18n/languages.ts';

/** What a page tells the contact form. */
export interface ContactFormProps {
  language: Language;
  /** The visitor's language prefix, or empty. */
  prefix: string;
  toCompanyId: string;
  toCompanyName: string;
  /** 0 from the directory, else the request's service type. */
  createdFor: 0 | 1 | 2 | 3 | 4;
  requestId?: string | undefined;
  /** A quote is asked for: of what. */
  asks?: InquiryKind | undefined;
  /** In which the goods are sold, where that is known. */
  unit?: Unit | undefined;
  /** What the chat will be called. */
  subject: string;
}
