import { useFormContext } from 'react-hook-form';
import { editCompany } from '../../../../contract/company/calls.ts';
import type { CompanyDocument } from '../../../../contract/company/shapes.ts';
import { uploadBytesMax } from '../../../../contract/limits.ts';
import { acceptOf, uploadRules } from '../../../../contract/upload/rules.ts';
import { formatBytes } from '../../../i18n/format-bytes.ts';
import { useBound } from '../../../form/fields/use-bound.ts';
import { FileField } from '../../shared/fields/FileField.tsx';
import { allowedFiles, filesWithin } from '../../shared/fields/allowed-files.ts';
import type { FileEntry } from '../../../form/files.ts';
import type { UploadList } from '../../../form/upload-list.ts';
import { useFileItems } from '../../shared/fields/use-file-items.tsx';
import { useTexts } from '../../shared/texts.tsx';
import type { CompanyValues } from './values.ts';

const rule = uploadRules.companyDocument;
const { countMax } = editCompany.files.OtherDocuments;
const million = 1_000_000;

/** Documents for the moderators: stored ones, and new ones that the next save uploads. */
export function DocumentsField({ stored, list }: { stored: readonly CompanyDocument[]; list: UploadList }) {
  const texts = useTexts();
  const { t, number, language } = texts;
  const { getValues } = useFormContext<CompanyValues>();
  const { value, ref, onBlur, errorMessage } = useBound('documents');
  const removed = useBound('removedDocuments');
  const fresh = useFileItems(value as FileEntry[], list);
  const removedIds = removed.value as string[];
  const remaining = stored.filter(({ id }) => !removedIds.includes(id));
  const items = [
    ...remaining.map(({ id, name, bytes, url }) => ({ id, name, href: url, text: formatBytes(bytes, language) })),
    ...fresh.map((item) => ({ ...item, text: t('company.picture.notSaved') })),
  ];
  const ready = async (chosen: readonly File[]): Promise<File[]> => {
    const good = await allowedFiles(chosen, rule, t);
    // Includes files that were chosen while these were checked.
    return filesWithin({ countMax, count: remaining.length + getValues('documents').length }, good, texts);
  };
  return (
    <FileField
      ref={ref}
      onBlur={onBlur}
      label={t('company.document.label')}
      optionalLabel={t('common.optional')}
      hint={t('company.document.hint', { limit: number(countMax), size: number(uploadBytesMax / million) })}
      errorMessage={errorMessage}
      accept={acceptOf(rule)}
      multiple
      files={items}
      isFull={items.length >= countMax}
      onAdd={(chosen) => void list.addLater(ready(chosen))}
      onRemove={(id) => {
        if (remaining.some((document) => document.id === id)) removed.onChange([...removedIds, id]);
        else list.remove(id);
      }}
    />
  );
}
