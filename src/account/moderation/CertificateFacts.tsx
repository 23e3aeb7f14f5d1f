import type { OwnCertificate } from '../../../contract/company/shapes.ts';
import { useTexts } from '../shared/texts.tsx';
import { Facts } from './Facts.tsx';

/** What a certificate says, with the document that says it too. */
export function CertificateFacts({ certificate }: { certificate: OwnCertificate }) {
  const { t, date } = useTexts();
  const { kind, number, issuer, validUntil, document } = certificate;
  return (
    <Facts
      rows={[
        [t('company.certificate.kind'), t(`trade.certificate.${kind}`)],
        [t('company.certificate.number'), number],
        [t('company.certificate.issuer'), issuer],
        [t('trade.label.validUntil'), date(validUntil)],
        [
          t('company.certificate.document'),
          document !== null && (
            <a key="document" href={document.url} target="_blank" rel="noreferrer">
              <bdi>{document.name}</bdi>
            </a>
          ),
        ],
      ]}
    />
  );
}
