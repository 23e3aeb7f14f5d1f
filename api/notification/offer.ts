/** The offer that a notification names: what it leads to, or what credits were spent for. */

/** An address for `readTitles`. */
export const addressOf = ({ href, values }: { href: string; values: Readonly<Record<string, string>> }): string => values['about'] || href;
