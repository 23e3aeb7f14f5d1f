import { FileDrop, type FileDropProps } from '../../../ui/field/FileDrop.tsx';
import { useTexts } from '../texts.tsx';

/** A field for files, chosen or dropped, with the texts of the business area. */
export function FileField(props: Omit<FileDropProps, 'prompt' | 'removeLabel' | 'progressLabel'>) {
  const { t } = useTexts();
  return (
    <FileDrop
      {...props}
      prompt={
        <>
          <strong>{t('account.file.choose')}</strong> {t('account.file.orDrop')}
        </>
      }
      removeLabel={(name) => t('account.removeOne', { name })}
      progressLabel={(name) => t('account.file.progress', { name })}
    />
  );
}
