/**
 * Confirmations of saved, submitted or deleted data. A new call that writes is a type error until it is listed;
 * tests/unit/client/success-toasts.test.ts finds the toast of each in the sources. Screens import its type only, so that browsers do
 * not load it.
 */
import type { WriteName } from '../../contract/index.ts';
import type { TextsOf } from './keys.ts';

type TextKey = Parameters<TextsOf>[0];
/** Calls without a toast, each with the reason. */
interface Silent {
  silent: string;
}

const machine = { silent: 'The page does it by itself: nobody has pressed anything.' } as const;
const inPlace = { silent: 'A page of its own: what was done stands in the place of the form, longer than a toast would.' } as const;

export const successTexts = {
  DeleteUser: inPlace,
  EditPassword: ['user.settings.password.done'],
  ForgotPassword: inPlace,
  Register: inPlace,
  ResendActivation: inPlace,
  ResetPassword: inPlace,
  UpdateFcmToken: machine,
  UpdateLanguage: machine,
  DeleteSession: ['user.settings.sessions.ended', 'user.settings.sessions.endedAll'],
  AddPasskey: ['passkey.added'],
  RenamePasskey: ['passkey.renamed'],
  DenySignIn: inPlace,
  DeletePasskey: ['passkey.removed'],
  DeclinePasskeyOffer: ['passkey.offer.declined'],
  ConnectIdentity: ['connection.connected'],
  DisconnectIdentity: ['connection.disconnected'],
  RemoveSecondFactor: ['secondFactor.removed'],
  DeleteTrustedBrowser: ['secondFactor.trusted.ended', 'secondFactor.trusted.endedAll'],
  SetSecondFactorRule: ['secondFactor.rule.saved'],
  StopFactorRecovery: inPlace,
  UploadFile: { silent: 'Its entry in the form shows it: the progress bar is gone.' },
  Logout: { silent: 'The site as guests see it says so.' },
  EditUserProfile: ['user.settings.saved'],
  AcceptInvitation: { silent: 'Leads into the business area, which says so.' },
  AddSubUser: { silent: 'The dialog of the permissions opens and says it: a toast would cover its title.' },
  DeleteSubUser: ['staff.removed'],
  EditSubUser: ['staff.saved', 'staff.savedEmail'],
  UndoStaffEmail: ['staff.address.undone'],
  ConfirmStaffEmail: ['staff.address.confirmed'],
  KeepAddress: inPlace,
  InviteSubUser: ['staff.invite.sent'],
  ResendInvitation: ['staff.invite.sent'],
  WithdrawInvitation: ['staff.invite.withdrawn'],
  RemoveFavourite: ['favourite.removed', 'favourite.star.removed'],
  AddFavourite: ['favourite.star.saved'],
  DeleteSavedSearch: ['favourite.search.removed'],
  EditSavedSearch: ['favourite.search.changed'],
  ReadSavedSearch: machine,
  SaveSearch: ['favourite.save.saved.day', 'favourite.save.saved.now', 'favourite.save.saved.none'],
  StopSearchMails: inPlace,
  ReadNotifications: { silent: 'Reading saves nothing of theirs: the marks go before their eyes.' },
  AddPushSubscription: ['user.settings.push.isOn'],
  RemovePushSubscription: ['user.settings.push.isOff'],
  PayFromIyzico: ['payment.paid'],
  PayFromSandbox: ['payment.paid'],
  RefundOrder: ['moderation.orders.done'],
  RecordChargeback: ['moderation.orders.chargeback.done'],
  AddCompany: ['company.added'],
  BoostCompany: ['company.boost.done'],
  DeleteCompany: ['company.deleted'],
  EditCompany: ['company.saved'],
  SendToApproveOfCompany: ['company.sent'],
  AddAndEditCertificate: ['company.certificate.saved'],
  DeleteCertificate: ['company.certificate.deleted'],
  AddAndEditProduct: ['product.added', 'product.saved', 'product.restricted.sent'],
  DeleteProduct: ['product.deleted'],
  AddAndEditRequest: ['request.form.sent', 'request.form.added', 'request.form.updated'],
  DeleteRequest: ['request.form.deleted'],
  SendToApproveOfRequest: ['request.form.sent'],
  SetRequestPause: ['request.form.paused', 'request.form.resumed'],
  AssignChat: ['chat.assign.done', 'chat.assign.doneNobody'],
  BlockCompany: ['chat.blocked', 'chat.unblocked', 'user.settings.blocked.done'],
  CreateChat: ['chat.requestSent', 'chat.quote.wasAsked'],
  DeleteChat: ['chat.deleted'],
  DeleteMessage: ['chat.messageDeleted'],
  MuteChat: ['chat.muted', 'chat.unmuted'],
  ReportChat: ['chat.report.done'],
  SendMessage: { silent: 'The message stands in the chat with its ticks.' },
  AcceptQuote: ['quote.wasAccepted'],
  AskForQuote: ['chat.quote.wasAsked'],
  DeclineQuote: ['quote.wasDeclined'],
  SendQuote: ['quote.sent', 'quote.revisionSent', 'quote.counterSent'],
  WithdrawQuote: ['quote.wasWithdrawn'],
  AddContactUs: inPlace,
  LiftDecision: ['decision.console.lifted', 'decision.console.changed'],
  AddAppeal: inPlace,
  AddNotice: inPlace,
  PublishContent: ['publishing.published', 'publishing.dated'],
  RestoreContent: ['publishing.restored'],
  SaveContent: ['publishing.saved'],
  WithdrawContent: ['publishing.takenBack'],
  ClaimItem: machine,
  Decide: [
    'moderation.approved',
    'moderation.rejected',
    'moderation.product.lifted',
    'moderation.product.kept',
    'moderation.report.closed',
    'moderation.notice.kept',
    'moderation.notice.acted',
    'moderation.appeal.upheld',
    'moderation.appeal.dismissed',
    'moderation.proposal.kept',
    'moderation.proposal.suspended',
  ],
  StartPersonRecovery: ['console.team.started'],
  SetConsoleRole: ['console.team.changed'],
  AdjustCredits: ['people.done'],
  EndPersonSessions: ['people.done'],
  SetCompanySuspension: ['people.done'],
  SetPersonSuspension: ['people.done'],
} as const satisfies Record<WriteName, readonly TextKey[] | Silent>;

/** The text key of a call; none for a silent one. */
export type SuccessKey<Name extends string> = Name extends keyof typeof successTexts
  ? (typeof successTexts)[Name] extends readonly (infer Key extends TextKey)[]
    ? Key
    : never
  : never;
