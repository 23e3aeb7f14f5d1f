import { type MouseEvent, useRef, useState } from 'react';
import { pictureIn } from '../../contract/media-size.ts';
import { Icon } from '../ui/Icon.tsx';

export interface GalleryProps {
  /** At least one. */
  images: readonly string[];
  /** The name of what the pictures show. */
  name: string;
  /** The large picture opens in a dialog (not on phones, docs/behaviour.md#phone-browsers). */
  canEnlarge?: boolean;
  /** `pictures`: a name for each picture. */
  texts: Record<'previous' | 'next' | 'enlarge' | 'close', string> & { pictures: readonly string[] };
}

/** Dialogs of pictures are for wider screens, as src/styles/parts/gallery.css says (docs/behaviour.md#phone-browsers). */
const isPhone = (): boolean => innerWidth < 600;

/** Pictures of a request or product: thumbnails and arrows change the large one. Without script thumbnails link to large pictures. */
export function Gallery({ images, name, canEnlarge = false, texts }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const large = pictureIn('l', images[index] ?? '');
  const go = (by: 1 | -1): void => setIndex((at) => (at + by + images.length) % images.length);
  const choose = (event: MouseEvent, at: number): void => {
    event.preventDefault();
    setIndex(at);
  };
  const enlarge = (): void => {
    if (canEnlarge && !isPhone()) dialog.current?.showModal();
  };
  return (
    <div className="gallery">
      <div className="gallery__main">
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button below does the same */}
        <img src={large} alt={name} width="800" height="600" fetchPriority="high" onClick={enlarge} />
        {images.length > 1 && (
          <>
            <button
              className="button button--secondary button--icon gallery__previous"
              type="button"
              aria-label={texts.previous}
              onClick={() => go(-1)}
            >
              <Icon name="chevron-start" />
            </button>
            <button
              className="button button--secondary button--icon gallery__next"
              type="button"
              aria-label={texts.next}
              onClick={() => go(1)}
            >
              <Icon name="chevron-end" />
            </button>
          </>
        )}
      </div>
      {images.length > 1 && (
        <div className="gallery__rail">
          {images.map((image, at) => (
            <a
              key={`${at} ${image}`}
              href={pictureIn('l', image)}
              aria-label={texts.pictures[at]}
              aria-current={at === index || undefined}
              onClick={(event) => choose(event, at)}
            >
              <img src={pictureIn('s', image)} alt="" width="72" height="72" loading="lazy" />
            </a>
          ))}
        </div>
      )}
      {canEnlarge && (
        <>
          <button className="button button--secondary gallery__enlarge" type="button" onClick={enlarge}>
            <Icon name="expand" />
            {texts.enlarge}
          </button>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press beside it closes it, as Escape does */}
          <dialog
            ref={dialog}
            className="gallery__dialog"
            aria-label={name}
            onClick={({ target }) => target === dialog.current && dialog.current.close()}
          >
            <form method="dialog">
              <button className="button button--secondary button--icon" aria-label={texts.close}>
                <Icon name="close" />
              </button>
            </form>
            <img src={large} alt={name} width="1200" height="900" loading="lazy" />
          </dialog>
        </>
      )}
    </div>
  );
}
