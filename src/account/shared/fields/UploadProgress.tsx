import { useStore } from '@nanostores/react';
import { localeOf } from '../../../i18n/languages.ts';
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
      <span className="text-sm">{new Intl.NumberFormat(localeOf[language], { style: 'percent' }).format(value / 100)}</span>
    </div>
  );
}
