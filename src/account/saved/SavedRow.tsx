import { pictureIn } from '../../../contract/media-size.ts';
import { removeSaved, type SavedKind } from '../../../contract/saved/calls.ts';
import type { SavedItem } from '../../../contract/saved/schemas.ts';
import { noteSaved } from '../../client/store/saved.ts';
import { saySuccess } from '../shared/say-success.ts';
import { isolated } from '../../../contract/text/isolate.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';

/** Something saved, or what became of it. */
export function SavedRow({ kind, item }: { kind: SavedKind; item: SavedItem }) {
  const { t, date } = useTexts();
  const { run, busy } = useWrite(removeSaved, { isShownByReading: true });
  const { id, state, path, dtExpire } = item;
  const name = item.name === '' ? t(`saved.nameless.${kind}`) : item.name;
  const remove = async (): Promise<void> => {
    const answer = await run({ body: { kind, key: id } });
    if (!answer.ok) return;
    noteSaved(kind, kind === 'company' ? (path.split('/').at(-1) ?? '') : id, false);
    saySuccess(t, removeSaved, 'saved.removed');
  };
  const end = dtExpire === null ? '' : t(state === 'ended' ? 'saved.endedOn' : 'saved.endsOn', { date: date(dtExpire) });
  return (
    <li className="own-row saved-row">
      <div className="row gap-3 row--fixed">
        {kind === 'company' && <Avatar name={name} src={pictureIn('s', item.logoURL)} />}
        <div className="stack gap-1">
          <h2 className="own-row__title keep-edge" dir="auto">
            {path === '' ? name : <a href={link(path)}>{name}</a>}
          </h2>
          <p className="row text-xs faint">
            {state !== 'public' && (
              <Badge tone="amber" icon="info">
                {t(`saved.state.${state}`)}
              </Badge>
            )}
            {item.country !== '' && state === 'public' && <Flag code={item.country} />}
            {(state === 'public' || state === 'ended') && end !== '' && <span>{end}</span>}
            <span>{t('saved.savedOn', { date: date(item.dtSaved) })}</span>
          </p>
        </div>
      </div>
      <div className="own-row__actions">
        <Button
          variant="secondary"
          icon="trash"
          label={t('account.removeOne', { name: isolated(name) })}
          busy={busy}
          onClick={() => void remove()}
        />
      </div>
    </li>
  );
}
