/**
 * Whole numbers in Arabic words, as on cheques and invoices. Libraries were tried and are wrong: 101,000 became "a hundred and a
 * thousand thousand", and two hundred kept its ending before a thousand.
 */
export type Gender = 'masculine' | 'feminine';

const ones: Readonly<Record<Gender, readonly string[]>> = {
  masculine: ['', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'],
  feminine: ['', 'واحدة', 'اثنتان', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع', 'عشر'],
};
const eleven: Readonly<Record<Gender, readonly string[]>> = {
  masculine: ['أحد عشر', 'اثنا عشر'],
  feminine: ['إحدى عشرة', 'اثنتا عشرة'],
};
const ten: Readonly<Record<Gender, string>> = { masculine: 'عشر', feminine: 'عشرة' };
const tens = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون'];
const hundreds = ['', 'مائة', 'مئتان', 'ثلاثمائة', 'أربعمائة', 'خمسمائة', 'ستمائة', 'سبعمائة', 'ثمانمائة', 'تسعمائة'];
/** Two hundred loses its ending before the counted noun. */
const countedHundreds = hundreds.with(2, 'مئتا');

/** One, two, three to ten, eleven to ninety-nine of a thousand and its powers. */
const scales = [
  { one: 'ألف', two: 'ألفان', few: 'آلاف', many: 'ألفًا' },
  { one: 'مليون', two: 'مليونان', few: 'ملايين', many: 'مليونًا' },
  { one: 'مليار', two: 'ملياران', few: 'مليارات', many: 'مليارًا' },
  { one: 'تريليون', two: 'تريليونان', few: 'تريليونات', many: 'تريليونًا' },
] as const;

const and = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' و');

/** 0 to 99. @param gender of the counted noun */
function belowHundred(count: number, gender: Gender): string {
  if (count <= 10) return ones[gender][count] ?? '';
  const one = count % 10;
  if (count <= 12) return eleven[gender][count - 11] ?? '';
  if (count < 20) return `${ones[gender][one] ?? ''} ${ten[gender]}`;
  const first = one === 1 && gender === 'feminine' ? 'إحدى' : (ones[gender][one] ?? '');
  return and([first, tens[Math.floor(count / 10)] ?? '']);
}

/** Thousands, millions …; 101,000 is "a hundred thousand and a thousand". */
function counted(count: number, { one, two, few, many }: (typeof scales)[number]): string {
  const [hundred, rest] = [Math.floor(count / 100), count % 100];
  const word = countedHundreds[hundred] ?? '';
  if (rest <= 2) return and([hundred === 0 ? '' : `${word} ${one}`, rest === 0 ? '' : rest === 1 ? one : two]);
  return `${and([hundreds[hundred] ?? '', belowHundred(rest, 'masculine')])} ${rest <= 10 ? few : many}`;
}

/**
 * @param number from 0, below 10¹⁵
 * @param gender of the counted noun
 */
export function arabicNumber(number: bigint, gender: Gender): string {
  if (number === 0n) return 'صفر';
  const groups: number[] = [];
  for (let rest = number; rest > 0n; rest /= 1000n) groups.push(Number(rest % 1000n));
  const [last = 0, ...scaled] = groups;
  const words = scaled.map((count, place) => {
    const scale = scales[place];
    if (scale === undefined) throw new RangeError('larger than any amount');
    return count === 0 ? '' : counted(count, scale);
  });
  return and([...words.reverse(), hundreds[Math.floor(last / 100)] ?? '', belowHundred(last % 100, gender)]);
}
