/** A date as `dateText` writes it: "November 3, 2026", "3 ноября 2026 г.". */
const date = String.raw`\p{L}+ \p{N}{1,2}, \p{N}{4}|\p{N}{1,2} \p{L}+ \p{N}{4}(?: г\.)?`;
/** A time of day with its half: "9:30 AM". */
const time = String.raw`\p{N}{1,2}:\p{N}{2}\s(?:AM|PM|ص|م)(?!\p{L})`;
/** A number with hyphens, such as KRV-2026-000012. Longer ones than a line of a phone holds may break. */
const hyphenated = String.raw`(?<![\p{L}\p{N}-])(?=[\p{L}-]*\p{N})\p{L}{0,6}\p{N}{0,8}(?:-[\p{L}\p{N}]{1,10}){1,2}(?![\p{L}\p{N}-])`;

const pattern = new RegExp(`${date}|${time}|${hyphenated}`, 'gu');

/** Keeps dates, times and numbers on one line. @param html escaped text without tags */
export const withUnbrokenNumbers = (html: string): string => html.replaceAll(pattern, '<span style="white-space:nowrap">$&</span>');
