import type { NewsItem } from '../../../contract/content/schemas.ts';
import { asciiLowerCase } from '../../../contract/text/letter-case.ts';
import type { Thing } from './json-ld.ts';
import { publisher } from './site.ts';

/** @param path of the article's own address */
export const articleData = (article: NewsItem, { path, absolute }: { path: string; absolute: (path: string) => string }): Thing => ({
  '@type': 'NewsArticle',
  headline: article.title,
  description: article.description,
  image: article.headerImage === '' ? undefined : [absolute(`/news/${article.headerImage}`)],
  datePublished: article.createdAt,
  dateModified: article.updatedAt ?? article.createdAt,
  inLanguage: asciiLowerCase(article.language),
  mainEntityOfPage: absolute(path),
  author: publisher(absolute),
  publisher: publisher(absolute),
});
