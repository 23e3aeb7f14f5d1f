/** The pictures of a row: keys of files, in the columns of its public version and in a pending edit. */
interface Columns {
  /** JSON: keys in order. */
  images?: string;
  logo_key?: string | null;
  cover_key?: string | null;
}
export interface WithPictures extends Columns {
  /** JSON: columns of the edit. */
  pending_edit?: string | null;
}

const columnsOf = ({ images, logo_key, cover_key }: Columns): Columns => ({
  ...(images !== undefined && { images }),
  ...(logo_key !== undefined && { logo_key }),
  ...(cover_key !== undefined && { cover_key }),
});

/** Keys of the pictures of the public version. */
export const pictureKeysOf = ({ images, logo_key, cover_key }: Columns): string[] => [
  ...(images === undefined ? [] : (JSON.parse(images) as string[])),
  ...[logo_key, cover_key].filter((key) => typeof key === 'string'),
];

const without = (columns: Columns, keys: readonly string[]): Columns => {
  const rest = (key: string | null): string | null => (key !== null && keys.includes(key) ? null : key);
  const { images, logo_key, cover_key } = columns;
  return {
    ...(images !== undefined && { images: JSON.stringify((JSON.parse(images) as string[]).filter((key) => !keys.includes(key))) }),
    ...(logo_key !== undefined && { logo_key: rest(logo_key) }),
    ...(cover_key !== undefined && { cover_key: rest(cover_key) }),
  };
};

/** The columns that contain pictures, as they are. */
export const picturesOf = (row: WithPictures): WithPictures => ({
  ...columnsOf(row),
  ...(row.pending_edit !== undefined && { pending_edit: row.pending_edit }),
});

/** The same columns without these pictures: otherwise the next approval of an edit would return them. */
export function withoutPictures(row: WithPictures, keys: readonly string[]): WithPictures {
  const edit = typeof row.pending_edit === 'string' ? (JSON.parse(row.pending_edit) as Columns) : null;
  return {
    ...without(columnsOf(row), keys),
    ...(row.pending_edit !== undefined && { pending_edit: edit && JSON.stringify({ ...edit, ...without(columnsOf(edit), keys) }) }),
  };
}

/** What a decision removed, for its return. */
export interface RemovedPictures {
  /** As the columns were. */
  before: WithPictures;
  keys: string[];
}

/** The pictures return to their places beside those that are there now. */
function returned(now: Columns, before: Columns, keys: readonly string[]): Columns {
  const image = (present: string, earlier: string): string => {
    const [there, order] = [JSON.parse(present) as string[], JSON.parse(earlier) as string[]];
    const inOrder = order.filter((key) => there.includes(key) || keys.includes(key));
    return JSON.stringify([...inOrder, ...there.filter((key) => !inOrder.includes(key))]);
  };
  const one = (present: string | null, earlier: string | null | undefined): string | null =>
    present ?? (typeof earlier === 'string' && keys.includes(earlier) ? earlier : null);
  const { images, logo_key, cover_key } = now;
  return {
    ...(images !== undefined && { images: image(images, before.images ?? '[]') }),
    ...(logo_key !== undefined && { logo_key: one(logo_key, before.logo_key) }),
    ...(cover_key !== undefined && { cover_key: one(cover_key, before.cover_key) }),
  };
}

/** The columns with the removed pictures, without undoing what other decisions have changed since. */
export function withReturnedPictures(row: WithPictures, { before, keys }: RemovedPictures): WithPictures {
  const [edit, earlier] = [row.pending_edit, before.pending_edit].map((text) =>
    typeof text === 'string' ? (JSON.parse(text) as Columns) : null,
  );
  return {
    ...returned(columnsOf(row), before, keys),
    ...(row.pending_edit !== undefined && {
      pending_edit: edit ? JSON.stringify({ ...edit, ...returned(columnsOf(edit), earlier ?? {}, keys) }) : null,
    }),
  };
}

/** Where the pictures were: as logo or cover, or at a position from 1 on, of the public version or of a pending edit. */
export function placesOf({ before, keys }: RemovedPictures): ('logo' | 'cover' | number)[] {
  const edit = typeof before.pending_edit === 'string' ? (JSON.parse(before.pending_edit) as Columns) : {};
  return keys.flatMap((key) => {
    for (const { images = '[]', logo_key, cover_key } of [before, edit]) {
      if (key === logo_key) return 'logo';
      if (key === cover_key) return 'cover';
      const position = (JSON.parse(images) as string[]).indexOf(key);
      if (position >= 0) return position + 1;
    }
    return [];
  });
}

export const removedPicturesText = (removed: RemovedPictures): string => JSON.stringify(removed);
export const parseRemovedPictures = (text: string): RemovedPictures => JSON.parse(text) as RemovedPictures;
