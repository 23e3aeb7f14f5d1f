import { chatLengths } from '../../../contract/chat/fields.ts';
import type { Unit } from '../../../contract/trade/codes.ts';
import type { InquiryKind } from '../../inquiry/values.ts';
import type { Language } from '../../../contract/text/languages.ts';

/** Properties of the contact form. */
export interface ContactFormProps {
  language: Language;
  /** The visitor's language prefix, or empty. */
  prefix: string;
  toCompanyId: string;
  toCompanyName: string;
  /** 0 from the directory, else the request's service type. */
  createdFor: 0 | 1 | 2 | 3 | 4;
  requestId?: string | undefined;
  productId?: string | undefined;
  /** Kind of the goods or freight for which a quote is requested. */
  asks?: InquiryKind | undefined;
  /** Unit in which the goods are sold, if it is known. */
  unit?: Unit | undefined;
  /** Name of the new chat. */
  subject: string;
}

/** The name of the chat, by which an existing one is found (docs/behaviour.md#one-chat). */
export const chatNameOf = ({ subject }: ContactFormProps): string => subject.slice(0, chatLengths.name);

/** Texts of the page (src/page-scripts/contact-form.ts), for a form whose own cannot be loaded. */
export interface ContactPageTexts {
  /** That there is no connection. */
  failedText?: string | undefined;
  /** The label of the button that was pressed. */
  openText?: string | undefined;
}
