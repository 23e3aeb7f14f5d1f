import type { OwnCertificate } from '../../../../contract/company/shapes.ts';

/** What its owner is told: a checked one whose last day has gone by is not shown to anyone any more. */
export function certificateState({ status, validUntil }: Pick<OwnCertificate, 'status' | 'validUntil'>, now: number) {
  return status === 'checked' && validUntil < new Date(now).toISOString().slice(0, 10) ? 'ended' : status;
}
