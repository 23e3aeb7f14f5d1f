import { useState } from 'react';
import { beginConnection } from '../../../../contract/identity/calls.ts';
import type { IdentityProvider } from '../../../../contract/identity/fields.ts';
import { languageOf } from '../../../../contract/text/languages.ts';
import { call } from '../../../client/call.ts';
import { errorText } from '../../../i18n/format.ts';
import { link } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';

/**
 * Leaves for a provider; its answer leads back to the settings.
 * @param onProblem gets the reason why it could not, empty when it is tried again
 */
export function useConnect(provider: IdentityProvider, onProblem: (text: string) => void) {
  const { t } = useTexts();
  const [isLeaving, setLeaving] = useState(false);
  const connect = async (): Promise<void> => {
    onProblem('');
    setLeaving(true);
    const returnTo = link('/profile-settings?part=security');
    const prefix = languageOf(returnTo.split('/')[1]);
    const answer = await call(beginConnection, { body: { provider, returnTo, ...(prefix !== null && { prefix }) } });
    if (answer.ok) return location.assign(answer.data.address);
    onProblem(errorText(t, answer));
    setLeaving(false);
  };
  return { connect, isLeaving };
}
