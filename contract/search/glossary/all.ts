import { textiles } from './textiles.ts';
import type { Glossary } from './types.ts';

/** The whole glossary, a file for each group of goods. */
export const glossaries: readonly Glossary[] = [textiles];
