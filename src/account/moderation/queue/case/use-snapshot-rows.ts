import type { Snapshot } from '../../../../../contract/notice/snapshot.ts';
import { isolated } from '../../../../../contract/text/isolate.ts';
import { fromApiLanguage, languageNames } from '../../../../../contract/text/languages.ts';
import { hsChapterName } from '../../../../i18n/hs-chapters.ts';
import { companyRows, productRows } from '../../../../i18n/trade-offers.ts';
import { freightRows, goodsRows } from '../../../../i18n/trade-tables.ts';
import { useCountryNames } from '../../../shared/data/lookups.ts';
import { useTexts } from '../../../shared/texts.tsx';
import type { ComparedRow, TextRow } from '../Changes.tsx';
import { useCertificateRows } from './use-certificate-rows.ts';

/**
 * What was public of a thing as text and pictures, for reading and for comparing two states.
 * @returns a function of a state, and of whether both states name the keys of their files
 */
export function useSnapshotRows(): (snapshot: Snapshot, hasKeys: boolean) => ComparedRow[] {
  const { t, language } = useTexts();
  const certificateRows = useCertificateRows();
  const reader = { t, language, country: useCountryNames(language) };
  const chapter = (hsCode: string) => hsChapterName(hsCode, t);
  return ({ texts, companyFacts, productFacts, requestFacts, serviceType, certificate, fileKeys = [], pictures }, hasKeys) => {
    const facts = [
      ...(companyFacts ? companyRows(companyFacts, null, reader) : []),
      ...(productFacts ? productRows(productFacts, reader, chapter) : []),
      ...(requestFacts?.goods ? goodsRows(requestFacts.goods, reader, serviceType === 1, chapter) : []),
      ...(requestFacts?.freight ? freightRows(requestFacts.freight, reader) : []),
    ];
    return [
      ...texts.map(({ field, language: written, text }): ComparedRow => {
        const label = t(`moderation.notice.fields.${field}`);
        return [
          written === null ? label : `${label} · ${isolated(languageNames[fromApiLanguage(written)].name)}`,
          text,
          field === 'files' && hasKeys ? fileKeys.join('\n') : undefined,
        ];
      }),
      ...(certificate ? certificateRows(certificate) : []),
      ...facts.map(({ label, value, note }): TextRow => [label, note === undefined ? value : `${value} (${note})`]),
      ...(pictures.length > 0 ? [[t('moderation.notice.fields.pictures'), pictures.join('\n')] satisfies TextRow] : []),
    ];
  };
}
