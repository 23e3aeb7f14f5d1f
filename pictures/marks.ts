import { letters } from './kit/glyphs.ts';
import { tone } from './kit/palette.ts';
import { hash } from './kit/random.ts';
import { at, box, cycle, disc, repeat, ring, shape, stroke } from './kit/svg.ts';

export interface Drawing {
  svg: string;
  background: string;
  /** Few colours and straight edges: smallest without loss. */
  isCrisp?: boolean;
}

/** Background, letters, and a second colour for parts beside them. */
const schemes = [
  ['#f5eee0', '#22394a', '#c4694a'],
  ['#7a2f2a', '#f5eee0', '#e3c77e'],
  ['#22394a', '#f5eee0', '#d9a441'],
  ['#e6dac4', '#5b4038', '#8e4432'],
  ['#4b5238', '#f3ecd8', '#c9b06a'],
  ['#fdfaf3', '#8e4432', '#22394a'],
  ['#c9963a', '#2a2018', '#7a2f2a'],
  ['#3d3a52', '#f0e6dc', '#d8a898'],
  ['#dfe5dc', '#38502f', '#a04f36'],
  ['#a04f36', '#fdf3e4', '#2a2018'],
  ['#2f5f7c', '#f5f1e6', '#e3c77e'],
  ['#ecd2c4', '#6d2f3c', '#3d3a52'],
  ['#1c2a33', '#d9c28a', '#8fa1ad'],
  ['#d5dce0', '#1f3a5c', '#b5452f'],
  ['#5f6f3f', '#fbf6e6', '#e3c77e'],
  ['#6d4a5c', '#f7ebe4', '#d9a441'],
] as const;

/** The letters so large that they fill `width` or `height`, their ink centred on (x, y). */
function set(text: string, x: number, y: number, width: number, height: number, fill: string, weight: 300 | 600 | 700 = 600): string {
  const drawn = letters(text, 200, weight);
  const scale = Math.min(width / drawn.width, height / drawn.height);
  return at(x - (drawn.width * scale) / 2, y - (drawn.height * scale) / 2, shape(drawn.d, fill), scale);
}

type Layout = (text: string, ink: string, second: string) => string;
const layouts: readonly Layout[] = [
  (text, ink, second) => set(text, 250, 232, 330, 190, ink, 700) + box(85, 372, 330, 16, second),
  (text, ink, second) => disc(250, 250, 196, second) + set(text, 250, 250, 250, 170, ink, 600),
  (text, ink, second) => ring(250, 250, 190, ink, 12) + ring(250, 250, 166, second, 4) + set(text, 250, 250, 220, 150, ink, 600),
  (text, ink, second) => stroke('M70 70H430V430H70z', second, 10) + set(text, 250, 250, 270, 190, ink, 300),
  (text, ink, second) => box(0, 0, 500, 120, second) + set(text, 250, 305, 340, 220, ink, 700),
  (text, ink) => set([...text][0] ?? '', 250, 250, 400, 400, ink, 700),
  (text, ink, second) => repeat(5, (index) => box(0, 400 + index * 22, 500, 9, second)) + set(text, 250, 215, 340, 220, ink, 600),
  (text, ink, second) => shape('M0 0H500L0 500z', second) + set(text, 250, 250, 300, 200, ink, 700),
  (text, ink, second) => shape('M250 40L460 250L250 460L40 250z', second) + set(text, 250, 250, 210, 140, ink, 600),
  (text, ink, second) =>
    repeat(12, (index) => box(index * 42, 0, 21, 46, second) + box(index * 42 + 21, 454, 21, 46, second)) +
    set(text, 250, 250, 340, 210, ink, 300),
];

/** Layouts in which the letters stand on the second colour: it is a tint of the ground there, so that they stay readable. */
const filled: readonly number[] = [1, 7, 8];

/** A company's mark: its initials, always the same for the same letters and name. */
export function mark(initials: string, name: string): Drawing {
  const code = hash(`mark ${name}`),
    place = (code >>> 8) % layouts.length;
  const [ground, ink, second] = cycle(schemes, code);
  const isLightInk = Number.parseInt(ink.slice(1, 3), 16) > 128;
  const other = filled.includes(place) ? (isLightInk ? '#00000038' : '#ffffff8c') : second;
  return { svg: box(0, 0, 500, 500, ground) + cycle(layouts, place)(initials, ink, other), background: ground };
}

const walls = ['#c6d3cc', '#e8d0c2', '#ead9b8', '#bdd2d0', '#d9c9b9', '#ccd6dc', '#d8dfd0', '#e0d4dc'] as const;

/** A person who has no photograph: initials on a quiet ground, 256 x 256. */
export function avatar(initials: string, name: string): Drawing {
  const background = cycle(walls, hash(`portrait ${name}`));
  return { background, svg: box(0, 0, 256, 256, background) + set(initials, 128, 128, 132, 84, tone.navy, 600) };
}
