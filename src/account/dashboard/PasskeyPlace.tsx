import { useEffect } from 'react';
import { isPasskeyDevice } from '../../client/passkey-support.ts';
import { later } from '../../ui/later.ts';
import { addSubjects } from '../shared/texts.tsx';

/** Loads the offer with its texts; null on devices without passkeys, which load nothing more. */
const offer = later(async () => {
  if (!(await isPasskeyDevice())) return null;
  const [{ PasskeyOffer }] = await Promise.all([import('./PasskeyOffer.tsx'), addSubjects(['passkey'])]);
  return PasskeyOffer;
});

/** The passkey offer at the end of the dashboard. It is last so that nothing moves when it appears. */
export function PasskeyPlace() {
  const Offer = offer.usePart();
  useEffect(() => void offer.load().catch(() => undefined), []);
  // oxlint-disable-next-line react/static-components -- loaded once and the same component from then on
  return Offer && <Offer />;
}
