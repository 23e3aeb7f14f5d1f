/** Rows with keywords that their owner should check (`keywords_to_check`), until the owner's next edit. */
export interface WithKeywords {
  /** JSON. */
  keywords: string;
  keywords_to_check: string;
}

/** For the owner's view: the keywords to check that still exist. */
export function toCheckOf(row: WithKeywords): { keywordsToCheck?: string[] } {
  const keywords = JSON.parse(row.keywords) as string[];
  const toCheck = (JSON.parse(row.keywords_to_check) as string[]).filter((keyword) => keywords.includes(keyword));
  return toCheck.length === 0 ? {} : { keywordsToCheck: toCheck };
}

/** SQL for SET: marks the keywords as checked by the owner. */
export const keywordsChecked = "keywords_to_check = '[]'";

/** The new spelling of a row's keywords and of its pending edit. */
export interface AsSpelled extends WithKeywords {
  seq: number;
  version: number;
  pending_edit: string | null;
}

/** Values to store. The version is increased, so that an open form cannot store the old ones again. */
export const spelledValues = ({ keywords, keywords_to_check, version }: AsSpelled) => ({
  keywords,
  keywords_to_check,
  version: version + 1,
});
