import { useSignalEffect, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { $uploadAddresses, ownFileOf } from '../../client/uploaded.ts';
import { isChosen, isUploaded } from '../../form/files.ts';
import type { UploadList } from '../../form/upload-list.ts';
import { UploadState } from '../shared/UploadState.tsx';
import { PictureGrid } from '../../ui/PictureGrid.tsx';
import { useTexts } from '../shared/texts.tsx';
import { followPointer } from './drag-pointer.ts';
import { pictureDrag } from './picture-drag.ts';
import { movePicture, type Picture } from './pictures.ts';

export interface PictureOrderProps {
  /** One at least. */
  pictures: readonly Picture[];
  list: UploadList;
  onChange: (pictures: Picture[]) => void;
}

/** The pictures in their order, which buttons change, and a hand that carries one of them. */
export function PictureOrder({ pictures, list: uploads, onChange }: PictureOrderProps) {
  useSignals();
  const { t, number } = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const [drag] = useState(pictureDrag);
  const move = useEffectEvent((id: string, to: number) => onChange(movePicture(pictures, id, to)));
  useEffect(() => (list.current === null ? undefined : followPointer(list.current, drag, move)), [drag]);
  // Each step of the pointer: drawn without rendering.
  useSignalEffect(() => {
    const id = drag.id.value;
    const item = [...(list.current?.children ?? [])].find((each) => each instanceof HTMLElement && each.dataset['id'] === id);
    if (!(item instanceof HTMLElement)) return;
    item.style.translate = `${drag.shift.value.x}px ${drag.shift.value.y}px`;
    return () => item.style.removeProperty('translate');
  });

  const addresses = useStore($uploadAddresses);
  const carried = drag.id.value;
  const shown = movePicture(pictures, carried, drag.to.value);
  const named = (name: 'place' | 'makeCover' | 'earlier' | 'later' | 'remove') => (each: number) =>
    t(`product.picture.${name}`, { number: number(each), total: number(pictures.length) });
  return (
    <PictureGrid
      ref={list}
      label={t('product.picture.list')}
      pictures={shown.map((picture) => {
        const { id } = picture;
        if (isChosen(picture)) return { id, file: picture.file, state: <UploadState id={id} name={picture.file.name} {...uploads} /> };
        if (!isUploaded(picture)) return { id, src: id };
        const file = ownFileOf(picture.key);
        const state = <UploadState id={id} name={picture.name} {...uploads} />;
        return { id, state, ...(file === undefined ? { src: addresses[picture.key] } : { file }) };
      })}
      carriedId={carried}
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
