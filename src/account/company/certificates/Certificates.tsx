import { lazy, Suspense, useRef, useState } from 'react';
import { deleteCertificate } from '../../../../contract/company/calls.ts';
import type { OwnCertificate, OwnCompany } from '../../../../contract/company/shapes.ts';
import { companyCertificatesMax, hourMs } from '../../../../contract/limits.ts';
import { isolated } from '../../../../contract/text/isolate.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { may } from '../../../client/session/session.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Question } from '../../../form/Question.tsx';
import { DecisionNote } from '../../shared/gate/decision/DecisionNote.tsx';
import { RejectReason } from '../../shared/gate/RejectReason.tsx';
import { useClock } from '../../shared/data/use-clock.ts';
import { useSession } from '../../shared/data/use-session.ts';
import { useHashTarget } from '../../shared/use-hash-target.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { certificateState } from './certificate-state.ts';

/** Loaded when it is opened. */
const CertificateDialog = lazy(async () => ({ default: (await import('./CertificateDialog.tsx')).CertificateDialog }));

const tones = { waiting: 'amber', checked: 'green', rejected: 'red', ended: 'red' } as const;

/** The certificates of a company, each with the moderators' decision. Hidden if the API does not support them. */
export function Certificates({ company }: { company: OwnCompany }) {
  const { t, number } = useTexts();
  const mayDelete = may(useSession(), 'editAndDeleteCompany');
  const mayEdit = mayDelete && company.isSuspended !== true;
  const [edited, setEdited] = useState<OwnCertificate | 'new' | null>(null);
  const [asked, setAsked] = useState<OwnCertificate | null>(null);
  const remove = useWrite(deleteCertificate, { isShownByReading: true });
  const list = company.ownCertificates;
  const section = useRef<HTMLElement>(null);
  useHashTarget(section);
  if (list === undefined) return null;
  const confirm = async (id: string): Promise<void> => {
    const answer = await remove.run({ query: { id } });
    setAsked(null);
    if (!answer.ok) return;
    remove.renew();
    saySuccess(t, deleteCertificate, 'company.certificate.deleted');
  };
  const isFull = list.length >= companyCertificatesMax;
  return (
    <section id="certificates" ref={section} tabIndex={-1} aria-label={t('company.certificate.title')}>
      <Card title={t('company.certificate.title')}>
        <div className="stack gap-4">
          <p className="text-sm soft">{t('company.certificate.about')}</p>
          {list.length > 0 && (
            <ul className="stack gap-4">
              {list.map((each) => (
                <Row
                  key={each.id}
                  certificate={each}
                  mayEdit={mayEdit}
                  mayDelete={mayDelete}
                  onEdit={() => setEdited(each)}
                  onDelete={() => setAsked(each)}
                />
              ))}
            </ul>
          )}
          {mayEdit && (
            <div className="row">
              <Button variant="secondary" icon="plus" onClick={() => setEdited('new')} disabled={isFull}>
                {t('company.certificate.add')}
              </Button>
              <span className="text-sm faint">
                {t('account.count', { used: number(list.length), limit: number(companyCertificatesMax) })}
              </span>
            </div>
          )}
        </div>
      </Card>
      <Suspense>
        {edited !== null && (
          <CertificateDialog companyId={company.id} present={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        )}
      </Suspense>
      <Question
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked !== null && void confirm(asked.id)}
        title={t('company.certificate.deleteAsk')}
        confirmLabel={t('company.certificate.delete')}
        variant="danger"
        busy={remove.busy}
      >
        {t('company.certificate.deleteText')}
      </Question>
    </section>
  );
}

interface RowProps {
  certificate: OwnCertificate;
  mayEdit: boolean;
  mayDelete: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function Row({ certificate, mayEdit, mayDelete, onEdit, onDelete }: RowProps) {
  const { t, date } = useTexts();
  const { id, kind, number, issuer, validUntil, rejectReason, document } = certificate;
  const state = certificateState(certificate, useClock(hourMs));
  const name = t(`trade.certificate.${kind}`);
  return (
    <li className="stack gap-1">
      <div className="row">
        <strong>{name}</strong>
        <Badge tone={tones[state]}>{t(`company.certificate.state.${state}`)}</Badge>
      </div>
      <p className="text-sm">
        {t('directory.certificateLine', { number: isolated(number), issuer: isolated(issuer), date: date(validUntil) })}
      </p>
      {rejectReason !== null && (
        <p className="text-sm soft">
          <RejectReason text={rejectReason} />
        </p>
      )}
      <DecisionNote id={id} />
      <div className="row">
        {document !== null && (
          <a className="text-sm" href={document.url} target="_blank" rel="noreferrer">
            <bdi>{document.name}</bdi>
          </a>
        )}
        {mayEdit && (
          <Button variant="quiet" icon="edit" onClick={onEdit}>
            {t('company.certificate.editNamed', { name })}
          </Button>
        )}
        {mayDelete && (
          <Button variant="quiet" icon="trash" onClick={onDelete}>
            {t('company.certificate.deleteNamed', { name })}
          </Button>
        )}
      </div>
    </li>
  );
}
