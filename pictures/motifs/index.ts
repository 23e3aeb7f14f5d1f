import { carpets } from './carpets.ts';
import { cloth } from './cloth.ts';
import { crops } from './crops.ts';
import { freight } from './freight.ts';
import { household } from './household.ts';
import { larder } from './larder.ts';
import { machines } from './machines.ts';
import { metals } from './metals.ts';
import { packaging } from './packaging.ts';
import { rooms } from './rooms.ts';
import { stone } from './stone.ts';
import { wear } from './wear.ts';
import type { Motif } from './motif.ts';

/** Every motif by its name. */
export const motifs: Readonly<Record<string, Motif>> = {
  ...crops,
  ...larder,
  ...packaging,
  ...household,
  ...cloth,
  ...carpets,
  ...stone,
  ...metals,
  ...machines,
  ...wear,
  ...rooms,
  ...freight,
};
