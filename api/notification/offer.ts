/** The offer that a notification is about: the target of its link, or the offer for which credits were spent. */

/** An address for `readTitles`. */
export const addressOf = ({ href, values }: { href: string; values: Readonly<Record<string, string>> }): string => values['about'] || href;
