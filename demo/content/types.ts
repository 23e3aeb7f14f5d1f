import type { Language } from '../types.ts';

/** A news article of the demo; the path is unique over all languages. */
export interface DemoNews {
  path: string;
  language: Language;
  title: string;
  description: string;
  /** Markdown. */
  content: string;
  /** Picture key. */
  headerImage: `news/${'port' | 'rail' | 'route' | 'customs' | 'warehouse' | 'press'}`;
  publishedDaysAgo: number;
}

/** A slide of the home page in one language; slides are shown in the order of the list. */
export interface DemoBanner {
  language: Language;
  /** Picture key. */
  image: `banner/${'port' | 'samples' | 'warehouse' | 'plant' | 'loom'}`;
  topText?: string;
  title?: string;
  description?: string;
}
