import { sendToApproveOfRequest } from '../../../../contract/request/calls.ts';
import type { OwnRequest } from '../../../../contract/request/shapes.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';

export interface RequestSender {
  /** @returns whether it was sent */
  send: () => Promise<boolean>;
  busy: boolean;
}

/** Sends to the moderators. The row stays, so a later press, after a rejection or expiry, has to be a new write. */
export function useSending({ id }: Pick<OwnRequest, 'id'>): RequestSender {
  const { t } = useTexts();
  const sending = useWrite(sendToApproveOfRequest, { isShownByReading: true });
  const send = async (): Promise<boolean> => {
    const answer = await sending.run({ query: { requestId: id } });
    if (!answer.ok) return false;
    sending.renew();
    saySuccess(t, sendToApproveOfRequest, 'request.form.sent');
    return true;
  };
  return { send, busy: sending.busy };
}
