/** Rows with keywords some of which their owner is asked to look at (`keywords_to_check`); the owner's next edit settles it. */
export interface WithKeywords {
  /** JSON. */
  keywords: string;
  keywords_to_check: string;
}

/** Of the owner's view: those that still stand among its keywords, or nothing. */
export function toCheckOf(row: WithKeywords): { keywordsToCheck?: string[] } {
  const keywords = JSON.parse(row.keywords) as string[];
  const toCheck = (JSON.parse(row.keywords_to_check) as string[]).filter((keyword) => keywords.includes(keyword));
  return toCheck.length === 0 ? {} : { keywordsToCheck: toCheck };
}

/** SQL, in a SET: the owner has looked. */
export const keywordsLookedAt = "keywords_to_check = '[]'";

/** What an owner's keywords and their edit that waits become, of the row as it was read. */
export interface AsSpelled extends WithKeywords {
  seq: number;
  version: number;
  pending_edit: string | null;
}

/** As they are stored. The version goes on: a form that was opened before would store the old ones again. */
export const spelledValues = ({ keywords, keywords_to_check, version }: AsSpelled) => ({
  keywords,
  keywords_to_check,
  version: version + 1,
});
