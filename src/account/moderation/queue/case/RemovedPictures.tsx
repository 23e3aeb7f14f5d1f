import { pictureIn } from '../../../../../contract/media-size.ts';
import { useTexts } from '../../../shared/texts.tsx';

/** What a decision removed, each opening in full; nothing without any. @param addresses signed */
export function RemovedPictures({ addresses }: { addresses: readonly string[] }) {
  const { t, number } = useTexts();
  if (addresses.length === 0) return null;
  return (
    <section className="stack gap-1" aria-label={t('decision.console.removedPictures')}>
      <h4 className="text-sm medium">{t('decision.console.removedPictures')}</h4>
      <div className="pictures">
        {addresses.map((address, index) => (
          <a key={address} href={address} target="_blank" rel="noreferrer">
            <img
              src={pictureIn('m', address)}
              alt={t('moderation.notice.picture', { number: number(index + 1) })}
              width={160}
              height={120}
              loading="lazy"
            />
          </a>
        ))}
      </div>
    </section>
  );
}
