/**
 * Inserts new pictures among those that stay. The first picture is the cover.
 * @param positions of the new pictures in the whole list; without them they come last
 * @returns null unless there is one free position for each new picture
 */
export function placePictures<Picture>(
  present: readonly Picture[],
  added: readonly Picture[],
  positions: readonly number[],
): Picture[] | null {
  if (positions.length === 0) return [...present, ...added];
  const total = present.length + added.length;
  const isPlace = (position: number): boolean => Number.isInteger(position) && position >= 0 && position < total;
  if (positions.length !== added.length || new Set(positions).size !== positions.length || !positions.every(isPlace)) return null;
  const newAt = new Map(positions.map((position, index) => [position, added[index] as Picture]));
  const staying = present.values();
  return Array.from({ length: total }, (_, place) => newAt.get(place) ?? (staying.next().value as Picture));
}
