import { downloadMyData } from '../../../contract/user/calls.ts';
import { toast } from '../../client/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { saveFile } from '../shared/fields/save-file.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';
import { dataFileName } from './data-file.ts';
import { Setting } from './Setting.tsx';

/** Downloads everything that the account has stored, and for staff what is their own. */
export function MyData({ isMainUser }: { isMainUser: boolean }) {
  const { t } = useTexts();
  const read = useWrite(downloadMyData);
  const press = async () => {
    const answer = await read.run();
    if (!answer.ok) return;
    saveFile(new Blob([JSON.stringify(answer.data, null, 2)], { type: 'application/json' }), dataFileName(new Date()));
    toast('good', t('user.settings.data.done'), 'business');
  };
  return (
    <Setting id="my-data" title={t('user.settings.data.title')} about={t(`user.settings.data.${isMainUser ? 'about' : 'aboutStaff'}`)}>
      <p className="text-sm">{t('user.settings.data.text')}</p>
      <div>
        <Button variant="secondary" icon="download" onClick={() => void press()} busy={read.busy}>
          {t('user.settings.data.download')}
        </Button>
      </div>
    </Setting>
  );
}
