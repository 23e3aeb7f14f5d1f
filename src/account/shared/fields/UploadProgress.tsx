import { useStore } from '@nanostores/react';
import { formatPercent } from '../../../i18n/format.ts';
import { Progress } from '../../../ui/Progress.tsx';
import { useTexts } from '../texts.tsx';
import type { Upload } from '../../../client/new-upload.ts';

/** How far the files are, while they go out. */
export function UploadProgress({ percent, label }: Pick<Upload, 'percent'> & { label: string }) {
  const { language } = useTexts();
  const value = useStore(percent);
  if (value === null) return null;
  return (
    <div className="row row--fixed">
      <Progress value={value} label={label} />
      <span className="text-sm">{formatPercent(value / 100, language)}</span>
    </div>
  );
}
