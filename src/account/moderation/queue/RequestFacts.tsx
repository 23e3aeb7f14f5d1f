import { plainAddress } from '../../../../contract/media-size.ts';
import type { OwnRequest } from '../../../../contract/request/shapes.ts';
import { Card } from '../../../ui/Card.tsx';
import { joined } from '../../../i18n/trade.ts';
import { useTexts } from '../../shared/texts.tsx';
import { Changes, type ComparedRow } from './Changes.tsx';
import { Facts } from './Facts.tsx';
import { useRequestRows } from './use-request-rows.ts';

const fileNames = ({ fileUrls, fileNames: names }: OwnRequest): string[] =>
  fileUrls.map((url, index) => names?.[index] ?? url.split('/').at(-1) ?? '');

/** All fields of a request, pictures first. */
export function RequestFacts({ request }: { request: OwnRequest }) {
  const { t } = useTexts();
  const { basics, trade } = useRequestRows()(request);
  return (
    <>
      {request.imageUrls.length > 0 && (
        <div className="pictures">
          {request.imageUrls.map((url) => (
            <img key={url} src={url} alt={t('request.form.picture')} width={160} height={120} />
          ))}
        </div>
      )}
      <Facts rows={basics} />
      {trade.length > 0 && (
        <section className="stack gap-2" aria-label={t('trade.label.title')}>
          <h3 className="text-sm">{t('trade.label.title')}</h3>
          <Facts rows={trade} />
        </section>
      )}
      {request.fileUrls.length > 0 && (
        <ul className="stack gap-1">
          {fileNames(request).map((name, index) => (
            <li key={request.fileUrls[index]}>
              <a href={request.fileUrls[index]} target="_blank" rel="noreferrer">
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A pending edit of a request beside its approved version. */
export function RequestChanges({ before, after }: { before: OwnRequest; after: OwnRequest }) {
  const { t, language } = useTexts();
  const rowsOf = useRequestRows();
  const all = (request: OwnRequest): ComparedRow[] => {
    const { basics, trade } = rowsOf(request);
    return [
      [t('request.form.picture'), request.imageUrls.join('\n')],
      ...basics,
      ...trade,
      [t('moderation.fields.files'), joined(fileNames(request), { t, language }), request.fileUrls.map(plainAddress).join('\n')],
    ];
  };
  return (
    <Card title={t('console.changes.title')}>
      <Changes before={all(before)} after={all(after)} />
    </Card>
  );
}
