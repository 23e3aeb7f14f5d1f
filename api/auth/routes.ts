import * as auth from '../../contract/auth/calls.ts';
import { languageStatement, pushTokenStatements } from '../account/change-store.ts';
import { startFactorRecovery } from '../../contract/second-factor/calls.ts';
import { login } from '../../contract/session/calls.ts';
import { done, on, type Route } from '../platform/http/handler.ts';
import { deleteAccount } from './delete-account.ts';
import { askReset, changePassword, finishReset } from './passwords.ts';
import { signIn, startRecovery } from './login.ts';
import { proveCaller } from './prove.ts';
import { registerAccount } from './register.ts';
import { askPhoneVerification, checkToken, confirmEmail, resendToGuest, resendVerification } from './verification.ts';

export const authRoutes: readonly Route[] = [
  on(login, signIn),
  on(startFactorRecovery, startRecovery),
  on(auth.register, registerAccount),
  on(auth.verifyEmail, confirmEmail),
  on(auth.checkVerifyCode, checkToken),
  on(auth.resendActivation, resendToGuest),
  on(auth.sendVerificationEmail, resendVerification),
  on(auth.sendVerificationPhoneNumber, askPhoneVerification),
  on(auth.forgotPassword, askReset),
  on(auth.resetPassword, finishReset),
  on(auth.editPassword, changePassword),
  on(auth.deleteUser, deleteAccount),
  on(auth.prove, proveCaller),
  on(auth.updateLanguage, async ({ query, caller, deps }) => {
    const saved = done('LANGUAGE_SAVED', 'Your language was saved.', {});
    return deps.commit([languageStatement(deps.db, caller.userId, query.language)], saved);
  }),
  on(auth.updateFcmToken, async ({ query, caller, deps }) => {
    const saved = done('PUSH_TOKEN_SAVED', 'The push token was saved.', {});
    return deps.commit(pushTokenStatements(deps.db, caller.userId, caller.sessionId, query.fcmToken), saved);
  }),
];
