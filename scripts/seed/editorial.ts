import { dayMs } from '../../contract/limits.ts';
import type { DemoBanner, DemoNews } from '../../demo/content/types.ts';
import { demoId } from './demo.ts';
import type { Row } from './rows.ts';

/** File of a picture that the build draws: `news/rail` is `rail.webp` under /news. */
const fileOf = (key: string): string => `${key.split('/')[1]}.webp`;

export function editorialRows(news: readonly DemoNews[], banners: readonly DemoBanner[], now: number): Row[] {
  return [
    ...news
      .toSorted((a, b) => b.publishedDaysAgo - a.publishedDaysAgo)
      .map(({ path, language, title, description, content, headerImage, publishedDaysAgo }) => ({
        table: 'news',
        values: {
          id: demoId('news', path),
          path,
          language,
          title,
          description,
          content,
          header_image: fileOf(headerImage),
          published_at: now - publishedDaysAgo * dayMs,
        },
      })),
    ...banners.map((banner, index) => ({
      table: 'banner',
      values: {
        id: demoId('banner', `${banner.language}:${index}`),
        language: banner.language,
        image: fileOf(banner.image),
        top_text: banner.topText ?? null,
        title: banner.title ?? null,
        description: banner.description ?? null,
        position: index,
      },
    })),
  ];
}
