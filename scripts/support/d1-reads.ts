/*
 * Miniflare's D1 asks for a bookmark after each trip, and workerd stores every bookmark it makes: a page that only reads waits for the
 * disk, once for each trip, and all trips wait for each other (docs/decisions/081). Here a trip that has changed nothing is told the
 * bookmark of before. On Cloudflare none of this exists.
 */
import fs from 'node:fs';

const script = /[\\/]workers[\\/]d1[\\/]database\.worker\.js$/;
const asked = 'commitToken = await this.state.storage.getCurrentBookmark();';
const kept = `commitToken = results.some(({ meta }) => meta.changed_db) || this.bookmark === void 0
            ? (this.bookmark = await this.state.storage.getCurrentBookmark())
            : this.bookmark;`;

/** @returns Miniflare's script of D1 with bookmarks for changes only; one that is written otherwise as it is */
export const withBookmarksOfChanges = (text: string): string => text.replace(asked, kept);

/** Lets Miniflare read that script while it opens. @returns takes it back */
export function quickenReads(): () => void {
  const read = fs.readFileSync;
  const readChanged = (...given: Parameters<typeof read>): ReturnType<typeof read> => {
    const content = read(...given);
    return typeof content === 'string' && script.test(String(given[0])) ? withBookmarksOfChanges(content) : content;
  };
  fs.readFileSync = readChanged as typeof read;
  return () => {
    fs.readFileSync = read;
  };
}
