import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '@nanostores/react';
import { plainAddress } from '../../../contract/media-size.ts';
import { $uploadAddresses, ownFileOf } from '../../client/upload/state.ts';
import { isChosen, isUploaded } from '../../form/files.ts';
import type { UploadList } from '../../form/upload-list.ts';
import { UploadState } from '../shared/fields/UploadState.tsx';
import { PictureGrid } from '../../ui/field/PictureGrid.tsx';
import { useTexts } from '../shared/texts.tsx';
import { followPointer } from './drag-pointer.ts';
import { pictureDrag } from './picture-drag.ts';
import { movePicture, type Picture } from './pictures.ts';

export interface PictureOrderProps {
  /** At least one. */
  pictures: readonly Picture[];
  list: UploadList;
  /** Addresses of the stored ones, as the API returned them. */
  signed: readonly string[];
  onChange: (pictures: Picture[]) => void;
}

/** The pictures in order, which buttons or dragging change. */
export function PictureOrder({ pictures, list: uploads, signed, onChange }: PictureOrderProps) {
  const { t, number } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const [carried, setCarried] = useState({ id: '', to: 0 });
  const move = useEffectEvent((id: string, to: number) => onChange(movePicture(pictures, id, to)));
  useEffect(() => {
    const places = list.current;
    if (places === null) return;
    let lifted: HTMLElement | undefined;
    const drag = pictureDrag({
      onPlace: (id, to) => {
        if (id === '') {
          lifted?.style.removeProperty('translate');
          setCarried({ id, to });
        }
        // Rendered before the next step of the drag is drawn.
        else flushSync(() => setCarried({ id, to }));
      },
      // Moves the element without rendering.
      onShift: (id, { x, y }) => {
        lifted = [...places.children].filter((each) => each instanceof HTMLElement).find((each) => each.dataset['id'] === id);
        if (lifted !== undefined) lifted.style.translate = `${x}px ${y}px`;
      },
    });
    return followPointer(places, drag, move);
  }, []);

  const addresses = useStore($uploadAddresses);
  const shown = movePicture(pictures, carried.id, carried.to);
  const named = (name: 'place' | 'makeCover' | 'earlier' | 'later' | 'remove') => (each: number) =>
    t(`product.picture.${name}`, { number: number(each), total: number(pictures.length) });
  return (
    <PictureGrid
      ref={list}
      label={t('product.picture.list')}
      pictures={shown.map((picture) => {
        const { id } = picture;
        if (isChosen(picture)) return { id, file: picture.file, state: <UploadState id={id} name={picture.file.name} {...uploads} /> };
        if (!isUploaded(picture)) return { id, src: signed.find((address) => plainAddress(address) === id) ?? id };
        const file = ownFileOf(picture.key);
        const state = <UploadState id={id} name={picture.name} {...uploads} />;
        return { id, state, ...(file === undefined ? { src: addresses[picture.key] } : { file }) };
      })}
      carriedId={carried.id}
      onMove={(id, to) => onChange(movePicture(pictures, id, to))}
      onRemove={uploads.remove}
      coverLabel={t('product.picture.cover')}
      nameOf={named('place')}
      coverName={named('makeCover')}
      earlierName={named('earlier')}
      laterName={named('later')}
      removeName={named('remove')}
    />
  );
}
