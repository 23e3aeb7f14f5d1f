/** Which mails there are (locales/en/mail.json). */
export type MailTemplate =
  | 'activation'
  | 'known-email'
  | 'reset'
  | 'account-deleted'
  | 'account-suspended'
  | 'account-freed'
  | 'second-factor-wrong'
  | 'staff-added'
  | 'staff-invited'
  | 'staff-email'
  | 'staff-email-old'
  | 'staff-email-kept'
  | 'staff-email-asked'
  | 'staff-email-undone'
  | 'company-approved'
  | 'company-rejected'
  | 'request-approved'
  | 'request-rejected'
  | 'certificate-approved'
  | 'certificate-rejected'
  | 'new-message'
  | 'new-message-again'
  | 'new-messages'
  | 'plan-expiring'
  | 'search-match'
  | 'search-matches'
  | 'order-confirmed'
  | 'order-refunded'
  | 'contact'
  | 'contact-operator'
  | 'alarm'
  | 'alarm-ended';

/** What stands before the lines of a receipt (mail.json `receipt`). */
export type ReceiptWord =
  'number' | 'date' | 'plan' | 'credits' | 'amount' | 'tax' | 'card' | 'seller' | 'taxOffice' | 'taxNumber' | 'buyer';
