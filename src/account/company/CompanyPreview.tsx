import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { approval } from '../../../contract/company/approval.ts';
import { getCompanyById } from '../../../contract/company/calls.ts';
import type { OwnCompany } from '../../../contract/company/shapes.ts';
import { call, type Failure } from '../../client/call.ts';
import { $session } from '../../client/session/session.ts';
import { errorText } from '../../i18n/format.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';

const frameName = 'company-preview';

/** The public page of a company as it will be after approval. The edge renders it in a frame, for a posted token. */
export function CompanyPreview({ company, onClose }: { company: OwnCompany; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog isOpen onClose={onClose} title={t('company.preview.open')} closeLabel={t('common.actions.close')} wide>
      <div className="stack gap-4">
        <Note>
          {t('company.preview.note')} {t('company.preview.unsaved')}
        </Note>
        {company.approveStatus === approval.pending && (
          <Note tone="amber" icon="clock">
            {t(company.isPublic ? 'company.pendingEditText' : 'company.pendingText')}
          </Note>
        )}
        <PreviewFrame id={company.id} version={company.version} onClose={onClose} />
      </div>
    </Dialog>
  );
}

interface PreviewFrameProps {
  id: string;
  /** A new version, from a saved edit or a decision, is shown at once. */
  version: number;
  onClose: () => void;
}

function PreviewFrame({ id, version, onClose }: PreviewFrameProps) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const token = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    const show = async (): Promise<void> => {
      // This call refreshes an expired token; the page in the frame cannot.
      const answer = await call(getCompanyById, { body: { id } });
      if (!answer.ok) setFailure(answer);
      if (!answer.ok || form.current === null || token.current === null) return;
      token.current.value = $session.get().accessToken;
      form.current.submit();
      token.current.value = '';
    };
    void show();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the version decides what is shown
  }, [id, version]);
  // A key that is pressed in the frame does not reach the dialog.
  const listen = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void =>
    currentTarget.contentWindow?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') onClose();
    });
  return (
    <>
      {failure && <Note tone="red">{errorText(t, failure)}</Note>}
      <form ref={form} hidden method="post" action={link(`/my-companies/${id}/preview`)} target={frameName}>
        <input ref={token} type="hidden" name="token" />
      </form>
      <iframe className="preview-frame" name={frameName} title={t('company.preview.open')} sandbox="allow-same-origin" onLoad={listen} />
    </>
  );
}
