import type { OwnCertificate } from '../../../../contract/company/shapes.ts';

/** The state shown to the owner: a verified certificate that has expired is no longer public. */
export function certificateState({ status, validUntil }: Pick<OwnCertificate, 'status' | 'validUntil'>, now: number) {
  return status === 'checked' && validUntil < new Date(now).toISOString().slice(0, 10) ? 'ended' : status;
}
