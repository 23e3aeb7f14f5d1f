/** Payments for plans and credits. */
import { mailAttemptsMax } from '../mail/delivery.ts';
import type { Subject } from '../platform/subject/subject.ts';
import { orderArchiving } from './archive.ts';
import { exported, forgetOrdersStatement } from './order-store.ts';
import { inquiryTopic } from './inquiry-rows.ts';
import { deliverInquiry } from './inquiry.ts';
import { deliverOrderMail, orderMailTopic } from './order-mail.ts';
import { paymentRoutes } from './routes.ts';

export const payment: Subject = {
  name: 'payment',
  routes: paymentRoutes,
  tables: {
    archived_payment: {
      stays: 'one row per account',
      notExported: 'accounts with rows in the archive, which is exported',
      notForgotten: 'payments are stored permanently',
    },
    payment_log: {},
    payment_order: { notOfPerson: 'paid for the account' },
    payment_receipt: {},
  },
  archived: [orderArchiving],
  personalData: { exported, forgetAccount: [forgetOrdersStatement] },
  deliveries: {
    // The institution is queried until it is known whether money was taken.
    [inquiryTopic]: { deliver: deliverInquiry, attemptsMax: Number.POSITIVE_INFINITY },
    [orderMailTopic]: { deliver: deliverOrderMail, attemptsMax: mailAttemptsMax },
  },
};
