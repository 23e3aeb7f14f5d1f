import { restoreContent } from '../../../../contract/publishing/calls.ts';
import { saySuccess } from '../../shared/say-success.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { link, open } from '../../shared/route.ts';
import { useTexts } from '../../shared/texts.tsx';
import { useWrite } from '../../shared/data/use-write.ts';
import { contentAddress, type Known } from './address.ts';
import { formatMoment } from '../../../i18n/format.ts';

/** All saved versions, the newest first; each can be opened and restored. */
export function Versions({ known: { entry, versions }, shown }: { known: Known; shown?: number }) {
  const { t, language, number } = useTexts();
  if (versions.length === 0) return null;
  return (
    <Card title={t('publishing.versions')} look="flush">
      <ol className="audit-log">
        {versions.map(({ version, by, dtCreatedAt, restoredFrom }) => (
          <li key={version} className="row row--apart">
            <span className="stack gap-1">
              <span className="row">
                <span className="medium">{t('publishing.version', { number: number(version) })}</span>
                {version === entry.live && <Badge tone="green">{t('publishing.state.public')}</Badge>}
                {version === entry.due && <Badge tone="teal">{t('publishing.state.dated')}</Badge>}
              </span>
              <span className="faint text-xs">
                <bdi>{by === '' ? t('publishing.before') : by}</bdi>
                {dtCreatedAt !== null && ` · ${formatMoment(dtCreatedAt, language)}`}
                {restoredFrom !== null && ` · ${t('publishing.restoredFrom', { number: number(restoredFrom) })}`}
              </span>
            </span>
            {version !== (shown ?? entry.version) && (
              <LinkButton
                variant="quiet"
                icon="eye"
                href={link(contentAddress(entry.kind, version === entry.version ? { id: entry.id } : { id: entry.id, version }))}
                label={t('publishing.look', { number: number(version) })}
              />
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Restores an earlier version as a new draft, and opens it. */
export function Restore({ known: { entry }, from }: { known: Known; from: number }) {
  const { t, number } = useTexts();
  const restore = useWrite(restoreContent, { isShownByReading: true });
  const run = async (): Promise<void> => {
    const { ok } = await restore.run({ body: { id: entry.id, version: entry.version, from } });
    restore.renew();
    if (!ok) return;
    saySuccess(t, restoreContent, 'publishing.restored');
    open(contentAddress(entry.kind, { id: entry.id }));
  };
  return (
    <Button icon="refresh" busy={restore.busy} onClick={() => void run()}>
      {t('publishing.restore', { number: number(from) })}
    </Button>
  );
}
