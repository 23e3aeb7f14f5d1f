import { useEffect } from 'react';
import { isPasskeyDevice } from '../../client/passkey-support.ts';
import { later } from '../../ui/later.ts';
import { addSubjects } from '../shared/texts.tsx';

/** The offer with its texts, null on devices without passkeys: they load and ask nothing. */
const offer = later(async () => {
  if (!(await isPasskeyDevice())) return null;
  const [{ PasskeyOffer }] = await Promise.all([import('./PasskeyOffer.tsx'), addSubjects(['passkey'])]);
  return PasskeyOffer;
});

/** Where a passkey is offered: at the end of the dashboard, so that nothing moves when it appears. */
export function PasskeyPlace() {
  const Offer = offer.usePart();
  useEffect(() => void offer.load().catch(() => undefined), []);
  // oxlint-disable-next-line react/static-components -- loaded once and the same component from then on
  return Offer && <Offer />;
}
