import { useRef } from 'react';
import { acceptOf, uploadRules } from '../../../../contract/upload/rules.ts';
import { Button } from '../../../ui/Button.tsx';
import { useTexts } from '../../shared/texts.tsx';

/** Opens the browser's file picker and passes the chosen files on. */
export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptOf(uploadRules.chatFile)}
        aria-label={t('chat.attach')}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          if (chosen.length > 0) onFiles(chosen);
        }}
      />
      <Button variant="quiet" icon="clip" label={t('chat.attach')} onClick={() => input.current?.click()} />
    </>
  );
}
