import { agriculture } from './agriculture.ts';
import { apparel } from './apparel.ts';
import { automotive } from './automotive.ts';
import { building } from './building.ts';
import { chemicals } from './chemicals.ts';
import { consumer } from './consumer.ts';
import { cosmetics } from './cosmetics.ts';
import { electrical } from './electrical.ts';
import { energy } from './energy.ts';
import { food } from './food.ts';
import { furniture } from './furniture.ts';
import { health } from './health.ts';
import { logistics } from './logistics.ts';
import { machinery } from './machinery.ts';
import { metals } from './metals.ts';
import { plastics } from './plastics.ts';
import { textiles } from './textiles.ts';
import type { Motif } from '../kit/scene.ts';

/** Motifs by category and sub-category. */
export const goods: Record<string, Record<string, Motif>> = {
  food,
  agriculture,
  textiles,
  apparel,
  building,
  metals,
  machinery,
  electrical,
  automotive,
  chemicals,
  plastics,
  furniture,
  health,
  cosmetics,
  energy,
  consumer,
  logistics,
};

export const categories: readonly string[] = Object.keys(goods);

/** `food-oils`, `food-flour-pasta`, ... all 102. */
export const goodsKeys: readonly string[] = categories.flatMap((category) =>
  Object.keys(goods[category] ?? {}).map((name) => `${category}-${name}`),
);

const byKey = new Map<string, Motif>(
  categories.flatMap((category) => Object.entries(goods[category] ?? {}).map(([name, motif]) => [`${category}-${name}`, motif] as const)),
);

export const motifFor = (key: string): Motif | undefined => byKey.get(key);
