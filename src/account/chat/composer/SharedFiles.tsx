import { FileRow } from '../../../ui/field/FileRow.tsx';
import { isolated } from '../../../../contract/text/isolate.ts';
import { useTexts } from '../../shared/texts.tsx';

export interface SharedFilesProps {
  files: readonly File[];
  onRemove: (file: File) => void;
}

/** Shared pictures, sent when the person presses Send. */
export function SharedFiles({ files, onRemove }: SharedFilesProps) {
  const { t } = useTexts();
  return (
    <ul className="files" aria-label={t('chat.share.what')}>
      {files.map((file, index) => (
        <FileRow
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={{ id: String(index), name: file.name, file }}
          onRemove={() => onRemove(file)}
          removeLabel={(name) => t('chat.share.remove', { name: isolated(name) })}
          progressLabel={(name) => name}
        />
      ))}
    </ul>
  );
}
