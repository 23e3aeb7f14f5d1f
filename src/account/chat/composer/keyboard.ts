/** A phone's keyboard covers the composer at the bottom of the page: the styles get the covered height. */

type Sight = Pick<VisualViewport, 'height' | 'scale'>;

/** @returns covered CSS pixels; 0 while the page is zoomed, which reduces the visual viewport for another reason */
export const coveredBy = ({ height, scale }: Sight, pageHeight: number): number =>
  scale === 1 ? Math.max(0, Math.round(pageHeight - height)) : 0;

/** Updates the custom property `--covered`. @returns a function that stops it */
export function watchKeyboard(): () => void {
  const { visualViewport: sight } = window;
  if (!sight) return () => undefined;
  const { style } = document.documentElement;
  const measure = (): void => style.setProperty('--covered', `${coveredBy(sight, window.innerHeight)}px`);
  sight.addEventListener('resize', measure);
  measure();
  return () => {
    sight.removeEventListener('resize', measure);
    style.removeProperty('--covered');
  };
}
