import { downloadMyData } from '../../../contract/user/calls.ts';
import { toast } from '../../client/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/use-write.ts';
import { dataFileName } from './data-file.ts';
import { Setting } from './Setting.tsx';

/** Long enough for every browser to have begun the download. */
const keptMs = 60_000;

function save(content: unknown, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}

/** Everything the account holds, as a file. */
export function MyData() {
  const { t } = useTexts();
  const read = useWrite(downloadMyData);
  const press = async () => {
    const answer = await read.run();
    if (!answer.ok) return;
    save(answer.data, dataFileName(new Date()));
    toast('good', t('user.settings.data.done'), 'business');
  };
  return (
    <Setting id="my-data" title={t('user.settings.data.title')} about={t('user.settings.data.about')}>
      <p className="text-sm">{t('user.settings.data.text')}</p>
      <div>
        <Button variant="secondary" icon="download" onClick={() => void press()} busy={read.busy}>
          {t('user.settings.data.download')}
        </Button>
      </div>
    </Setting>
  );
}
