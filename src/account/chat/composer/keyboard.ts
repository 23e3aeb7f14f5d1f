/** A phone's keyboard covers the foot of the page, where one writes: the page is told how much of it. */

type Sight = Pick<VisualViewport, 'height' | 'scale'>;

/** @returns pixels of the page that nobody sees; none while the page is enlarged, which covers something else */
export const coveredBy = ({ height, scale }: Sight, pageHeight: number): number =>
  scale === 1 ? Math.max(0, Math.round(pageHeight - height)) : 0;

/** Keeps `--covered` right for the styles. @returns a function that ends it */
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
