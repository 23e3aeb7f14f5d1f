import type { ShownCertificate } from '../../../../../contract/company/shapes.ts';
import { useTexts } from '../../../shared/texts.tsx';
import type { TextRow } from '../Changes.tsx';

/** What a certificate says. */
export function useCertificateRows(): (certificate: Omit<ShownCertificate, 'id'>) => TextRow[] {
  const { t, date } = useTexts();
  return ({ kind, number, issuer, validUntil }) => [
    [t('company.certificate.kind'), t(`trade.certificate.${kind}`)],
    [t('company.certificate.number'), number],
    [t('company.certificate.issuer'), issuer],
    [t('trade.label.validUntil'), date(validUntil)],
  ];
}
