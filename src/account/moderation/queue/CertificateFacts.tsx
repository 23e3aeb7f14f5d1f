import type { OwnCertificate } from '../../../../contract/company/shapes.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useCertificateRows } from './case/use-certificate-rows.ts';
import { Facts } from './Facts.tsx';

/** The values of a certificate beside its document. @param isTaken claimed by another moderator, who alone sees the document */
export function CertificateFacts({ certificate, isTaken }: { certificate: OwnCertificate; isTaken: boolean }) {
  const { t } = useTexts();
  const rowsOf = useCertificateRows();
  const { document } = certificate;
  return (
    <Facts
      rows={[
        ...rowsOf(certificate),
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
