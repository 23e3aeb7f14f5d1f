import { FileRow } from '../../../ui/field/FileRow.tsx';
import { isolated } from '../../../../contract/text/isolate.ts';
import { useTexts } from '../../shared/texts.tsx';

export interface SharedFilesProps {
  files: readonly File[];
  label: string;
  onRemove: (file: File) => void;
}

/** Shared or chosen files, sent when the person presses Send. */
export function SharedFiles({ files, label, onRemove }: SharedFilesProps) {
  const { t } = useTexts();
  return (
    <ul className="files" aria-label={label}>
      {files.map((file, index) => (
        <FileRow
          key={`${index} ${file.name} ${file.lastModified}`}
          file={{ id: String(index), name: file.name, file }}
          onRemove={() => onRemove(file)}
          removeLabel={(name) => t('chat.share.remove', { name: isolated(name) })}
          progressLabel={(name) => name}
        />
      ))}
    </ul>
  );
}
