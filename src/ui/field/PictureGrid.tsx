import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { Badge } from '../Badge.tsx';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import { OwnPicture } from '../OwnPicture.tsx';

export interface GridPicture {
  id: string;
  /** A stored picture. */
  src?: string | undefined;
  /** A local file. */
  file?: File | undefined;
  /** Progress or fault. */
  state?: ReactNode;
}

export interface PictureGridProps {
  ref: Ref<HTMLOListElement | null>;
  /** Name of the list. */
  label: string;
  pictures: readonly GridPicture[];
  /** Id of the picture that is being dragged; empty without one. */
  carriedId: string;
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
  coverLabel: string;
  /** Name of the picture at a position, from 1. */
  nameOf: (position: number) => string;
  coverName: (position: number) => string;
  earlierName: (position: number) => string;
  laterName: (position: number) => string;
  removeName: (position: number) => string;
}

type Names = Pick<PictureGridProps, 'coverLabel' | 'nameOf' | 'coverName' | 'earlierName' | 'laterName' | 'removeName'>;
type Action = 'cover' | 'earlier' | 'later' | 'remove';

/** Sortable pictures; the first is the cover. The focus stays with the moved picture. */
export function PictureGrid({ ref, label, pictures, carriedId, onMove, onRemove, ...names }: PictureGridProps) {
  const list = useRef<HTMLOListElement>(null);
  useImperativeHandle<HTMLOListElement | null, HTMLOListElement | null>(ref, () => list.current, []);
  const focusNext = useRef<{ id: string; action: Action } | null>(null);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const next = focusNext.current;
    focusNext.current = null;
    if (next === null) return;
    const item = [...(list.current?.children ?? [])].find((each) => each.getAttribute('data-id') === next.id);
    const button = item?.querySelector<HTMLElement>(`[data-do=${next.action}]`) ?? item?.querySelector<HTMLElement>('button');
    button?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the moved picture is at its position only after the list has changed
  }, [pictures]);

  const move = (id: string, to: number, action: Action): void => {
    if (to < 0 || to >= pictures.length) return;
    focusNext.current = { id, action };
    setAnnounced(names.nameOf(to + 1));
    onMove(id, to);
  };
  const remove = (index: number): void => {
    const neighbour = pictures[index + 1] ?? pictures[index - 1];
    if (neighbour !== undefined) focusNext.current = { id: neighbour.id, action: 'remove' };
    setAnnounced('');
    onRemove(pictures[index]?.id ?? '');
  };

  return (
    <>
      <ol className="picture-grid" aria-label={label} ref={list}>
        {pictures.map((picture, index) => (
          <PictureItem
            key={picture.id}
            picture={picture}
            position={index + 1}
            isLast={index + 1 === pictures.length}
            isCarried={picture.id === carriedId}
            onMove={(to, action) => move(picture.id, to, action)}
            onRemove={() => remove(index)}
            {...names}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </>
  );
}

interface PictureItemProps extends Names {
  picture: GridPicture;
  /** From 1. */
  position: number;
  isLast: boolean;
  isCarried: boolean;
  /** @param to from 0 */
  onMove: (to: number, action: Action) => void;
  onRemove: () => void;
}

function PictureItem({ picture: { id, src, file, state }, position, isLast, isCarried, onMove, onRemove, ...names }: PictureItemProps) {
  const alt = names.nameOf(position);
  const size = { width: 160, height: 120 };
  return (
    <li data-id={id} className={isCarried ? 'picture-grid__item is-carried' : 'picture-grid__item'}>
      {file === undefined ? <img src={src} alt={alt} {...size} /> : <OwnPicture file={file} alt={alt} {...size} />}
      <div className="picture-grid__mark">
        {position === 1 ? (
          <Badge tone="teal" icon="star">
            {names.coverLabel}
          </Badge>
        ) : (
          <PictureButton action="cover" icon="star" name={names.coverName(position)} onPress={() => onMove(0, 'later')} />
        )}
      </div>
      {state}
      <div className="picture-grid__actions">
        <PictureButton
          action="earlier"
          icon="chevron-start"
          name={names.earlierName(position)}
          onPress={() => onMove(position - 2, 'earlier')}
          isOff={position === 1}
        />
        <PictureButton
          action="later"
          icon="chevron-end"
          name={names.laterName(position)}
          onPress={() => onMove(position, 'later')}
          isOff={isLast}
        />
        <PictureButton action="remove" icon="trash" name={names.removeName(position)} onPress={onRemove} />
      </div>
    </li>
  );
}

interface PictureButtonProps {
  action: Action;
  icon: IconName;
  name: string;
  onPress: () => void;
  /** Keeps the focus, unlike a disabled one. */
  isOff?: boolean;
}

function PictureButton({ action, icon, name, onPress, isOff }: PictureButtonProps) {
  return (
    <button
      type="button"
      className="button button--quiet button--icon"
      data-do={action}
      aria-label={name}
      title={name}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
