import { pictureIn } from '../../../contract/media-size.ts';
import { removeFavourite, type FavouriteKind } from '../../../contract/favourite/calls.ts';
import type { Favourite } from '../../../contract/favourite/schemas.ts';
import { authorText } from '../../i18n/author-text.ts';
import { noteFavourite } from '../../client/store/favourites.ts';
import { saySuccess } from '../shared/say-success.ts';
import { isolated, titleText } from '../../../contract/text/isolate.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { link } from '../shared/route.ts';
import { useTexts } from '../shared/texts.tsx';
import { useWrite } from '../shared/data/use-write.ts';

/** A favourite, or a note if it is no longer public. */
export function FavouriteRow({ kind, item }: { kind: FavouriteKind; item: Favourite }) {
  const { t, date, language } = useTexts();
  const { run, busy } = useWrite(removeFavourite, { isShownByReading: true });
  const { id, state, path, dtExpire } = item;
  const name = item.name === '' ? t(`favourite.nameless.${kind}`) : item.name;
  const remove = async (): Promise<void> => {
    const answer = await run({ body: { kind, key: id } });
    if (!answer.ok) return;
    noteFavourite(kind, kind === 'company' ? (path.split('/').at(-1) ?? '') : id, false);
    saySuccess(t, removeFavourite, 'favourite.removed');
  };
  const end = dtExpire === null ? '' : t(state === 'ended' ? 'favourite.endedOn' : 'favourite.endsOn', { date: date(dtExpire) });
  return (
    <li className="own-row favourite-row">
      <div className="row gap-3 row--fixed">
        {kind === 'company' && <Avatar name={name} src={pictureIn('s', item.logoURL)} />}
        <div className="stack gap-1">
          <h2 className="own-row__title keep-edge" {...authorText(item.title?.language, language)}>
            {path === '' ? titleText(name) : <a href={link(path)}>{titleText(name)}</a>}
            {item.title?.isTranslated === true && <Icon name="globe" size="small" label={t('common.machineTranslated')} />}
          </h2>
          <p className="row text-xs faint">
            {state !== 'public' && (
              <Badge tone="amber" icon="info">
                {t(`favourite.state.${state}`)}
              </Badge>
            )}
            {item.country !== '' && state === 'public' && <Flag code={item.country} />}
            {(state === 'public' || state === 'ended') && end !== '' && <span>{end}</span>}
            <span>{t('favourite.savedOn', { date: date(item.dtSaved) })}</span>
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
