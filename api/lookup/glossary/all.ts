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
import { trade } from './trade.ts';
import type { Glossary } from './types.ts';

/** The whole glossary, a file for each group of goods. */
export const glossaries: readonly Glossary[] = [
  agriculture,
  apparel,
  automotive,
  building,
  chemicals,
  consumer,
  cosmetics,
  electrical,
  energy,
  food,
  furniture,
  health,
  logistics,
  machinery,
  metals,
  plastics,
  textiles,
  trade,
];
