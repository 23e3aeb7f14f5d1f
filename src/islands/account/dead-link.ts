import { codeOf } from '../../../contract/wire/error-code.ts';
import type { Failure } from '../../client/call.ts';

/** Why a mailed link is invalid. */
export type DeadLink = 'notFound' | 'expired';

const deadCodes: Readonly<Partial<Record<string, DeadLink>>> = { TOKEN_NOT_FOUND: 'notFound', TOKEN_EXPIRED: 'expired' };

/** @returns undefined if the failure says nothing about the link */
export const deadLinkOf = (failure: Failure): DeadLink | undefined =>
  failure.code === 'BAD_INPUT' && failure.fields['guid'] !== undefined ? 'notFound' : deadCodes[codeOf(failure)];
