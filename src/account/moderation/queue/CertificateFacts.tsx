import type { OwnCertificate } from '../../../../contract/company/shapes.ts';
import { useTexts } from '../../shared/texts.tsx';
import { Facts } from './Facts.tsx';

/** The values of a certificate beside its document. @param isTaken claimed by another moderator, who alone sees the document */
export function CertificateFacts({ certificate, isTaken }: { certificate: OwnCertificate; isTaken: boolean }) {
  const { t, date } = useTexts();
  const { kind, number, issuer, validUntil, document } = certificate;
  return (
    <Facts
      rows={[
        [t('company.certificate.kind'), t(`trade.certificate.${kind}`)],
        [t('company.certificate.number'), number],
        [t('company.certificate.issuer'), issuer],
        [t('trade.label.validUntil'), date(validUntil)],
        ...(isTaken && document === null
          ? []
          : [
              [
                t('company.certificate.document'),
                document !== null && (
                  <a key="document" href={document.url} target="_blank" rel="noreferrer">
                    <bdi>{document.name}</bdi>
                  </a>
                ),
              ] as const,
            ]),
      ]}
    />
  );
}
