import { arabicNews } from './news/arabic.ts';
import { englishNews } from './news/english.ts';
import { russianNews } from './news/russian.ts';
import { turkishNews } from './news/turkish.ts';
import type { DemoNews } from './types.ts';

/** The articles of the demo, six per language; some cover the same subject for another market. */
export const news: DemoNews[] = [...englishNews, ...turkishNews, ...russianNews, ...arabicNews];
