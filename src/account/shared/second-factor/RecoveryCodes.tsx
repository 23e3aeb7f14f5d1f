import { Button } from '../../../ui/Button.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { Note } from '../../../ui/Note.tsx';
import { saveFile } from '../fields/save-file.ts';
import { useTexts } from '../texts.tsx';

/** New recovery codes, which are shown once. They replace the form that had the focus, so they get it. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { t } = useTexts();
  return (
    <div className="stack gap-4">
      <h3 ref={focusOnMount} className="medium" tabIndex={-1}>
        {t('secondFactor.recovery')}
      </h3>
      <Note tone="amber" role="status">
        {t('secondFactor.recoveryWhy')}
      </Note>
      <ul className="recovery-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <Button variant="secondary" icon="download" onClick={() => saveFile(new Blob([`${codes.join('\n')}\n`]), 'kervan-recovery.txt')}>
          {t('secondFactor.save')}
        </Button>
        <Button onClick={onSaved}>{t('secondFactor.kept')}</Button>
      </div>
    </div>
  );
}
