import { useStore } from '@nanostores/react';
import { isolated } from '../../../../contract/text/isolate.ts';
import { isTemporary } from '../../../client/upload/queue.ts';
import { errorText, formatPercent } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { useTexts } from '../texts.tsx';
import type { UploadStateProps } from './UploadState.tsx';

/** The upload progress of a file, or the reason of its failure with a button to retry. */
export function UploadProgressOf({ id, name, stateOf, retry }: UploadStateProps) {
  const { t, language } = useTexts();
  const state = useStore(stateOf(id));
  if (state === null || state.kind === 'held') return null;
  if (state.kind === 'going')
    return (
      <div className="row row--fixed upload-state">
        <Progress value={state.percent} label={t('account.file.progress', { name })} />
        <span className="text-xs">{formatPercent(state.percent / 100, language)}</span>
      </div>
    );
  const { failure } = state;
  return (
    <div className="stack gap-1 upload-state">
      <p className="error" role="alert">
        <Icon name="alert" size="small" />
        {errorText(t, failure)}
      </p>
      {isTemporary(failure) && (
        <Button variant="secondary" icon="refresh" onClick={() => retry(id)}>
          {t('common.actions.retry')}
          <span className="visually-hidden">: {isolated(name)}</span>
        </Button>
      )}
    </div>
  );
}
