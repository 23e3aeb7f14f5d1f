/** Parses the short notations of the demo texts. */
import { initialsOf } from '../pictures/initials.ts';
import type { DemoChat, DemoCompany, DemoMessage, DemoProduct, DemoRequest, DemoUser, Language } from './types.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** `'20m'`, `'5h'`, `'40d'` to milliseconds. */
export function span(text: string): number {
  const match = /^(\d+)([smhd])$/.exec(text);
  if (!match) throw new Error(`not a span: ${text}`);
  const unit = { s: 1000, m: minuteMs, h: hourMs, d: dayMs }[match[2] as 's' | 'm' | 'h' | 'd'];
  return Number(match[1]) * unit;
}

/** `'a, b, c'` to its parts. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function split(place: string): { category: string; subCategory: string } {
  const [category, subCategory] = place.split('/');
  if (!category || !subCategory) throw new Error(`not category/sub-category: ${place}`);
  return { category, subCategory };
}

/** `'apple:12 orange:3'` are views of motifs; an empty text is the plain tile of the category. */
function pictures(place: string, views: string): string[] {
  if (views === '') return [`tile-${split(place).category}/1`];
  return views.split(' ').flatMap((part) => {
    const [motif, digits = ''] = part.split(':');
    return [...digits].map((digit) => `${motif}/${digit}`);
  });
}

type OwnerRow = [
  key: string,
  fullName: string,
  language: Language,
  countryCode: string,
  phone: string | null,
  gender: 0 | 1 | 2,
  plan: DemoUser['plan'],
  credits: number,
  createdDaysAgo: number,
  email: string,
];

/** A verified main user with an active plan. */
export function owner(...[key, fullName, language, countryCode, phone, gender, plan, credits, createdDaysAgo, email]: OwnerRow): DemoUser {
  return {
    key,
    email,
    fullName,
    language,
    countryCode,
    phone,
    gender,
    plan,
    planState: 'active',
    credits,
    emailVerified: true,
    phoneVerified: phone !== null,
    createdDaysAgo,
  };
}

/** A staff member; `viewUserProfile` is always on. */
export function staff(
  main: DemoUser,
  key: string,
  fullName: string,
  email: string,
  phone: string,
  gender: 0 | 1 | 2,
  flags: string,
): DemoUser {
  return {
    key,
    email,
    fullName,
    language: main.language,
    countryCode: main.countryCode,
    phone,
    gender,
    plan: null,
    planState: 'active',
    credits: 0,
    emailVerified: true,
    phoneVerified: false,
    createdDaysAgo: Math.max(1, Math.floor(main.createdDaysAgo / 3)),
    staffOf: main.key,
    flags: [...new Set(['viewUserProfile', ...list(flags)])],
  };
}

type CompanyNote = Omit<
  DemoCompany,
  'email' | 'website' | 'keywords' | 'categories' | 'logo' | 'cover' | 'approveStatus' | 'boostEndsInMs'
> & {
  /** Its domain is the web site's. */
  mail: string;
  keywords: string;
  /** `'textiles: woven yarn; furniture: hotel'`; the first category gives the cover its pattern. */
  categories: string;
  approveStatus?: DemoCompany['approveStatus'];
  boost?: string;
};

/** An approved company unless the note has another state. */
export function company(note: CompanyNote): DemoCompany {
  const { mail, keywords, categories, approveStatus = 4, boost, ...rest } = note;
  const groups = categories.split(';').map((group) => {
    const [category, subs] = group.split(':').map((part) => part.trim());
    return { category: category ?? '', subCategories: (subs ?? '').split(' ').filter(Boolean) };
  });
  return {
    ...rest,
    email: mail,
    website: `https://www.${mail.split('@')[1]}`,
    keywords: list(keywords),
    categories: groups,
    approveStatus,
    ...(boost ? { boostEndsInMs: span(boost) } : {}),
    logo: `logo/${initialsOf(rest.name, rest.language)}/${rest.key}`,
    cover: `cover/${groups[0]?.category}/${rest.key}`,
  };
}

export type ProductRow = [
  slug: string,
  place: string,
  name: string,
  description: string,
  code: string,
  keywords: string,
  views: string,
  createdDaysAgo: number,
];

export function productsOf(companyKey: string, rows: ProductRow[]): DemoProduct[] {
  return rows.map(([slug, place, name, description, code, keywords, views, createdDaysAgo]) => ({
    key: `${companyKey}.${slug}`,
    company: companyKey,
    name,
    description,
    code,
    ...split(place),
    keywords: list(keywords),
    pictures: pictures(place, views),
    createdDaysAgo,
  }));
}

const requestTypes = { import: 1, export: 2, need: 3, service: 4 } as const;

export type RequestRow = [
  slug: string,
  kind: keyof typeof requestTypes,
  place: string,
  name: string,
  description: string,
  keywords: string,
  views: string,
  age: string,
  more?: { by?: string; load?: string; document?: string; approveStatus?: DemoRequest['approveStatus']; rejectReason?: string },
];

export function requestsOf(companyKey: string, rows: RequestRow[]): DemoRequest[] {
  return rows.map(([slug, kind, place, name, description, keywords, views, age, more = {}]) => ({
    key: `${companyKey}.${slug}`,
    company: companyKey,
    type: requestTypes[kind],
    name,
    description,
    ...split(place),
    ...(more.by ? { logisticType: more.by } : {}),
    ...(more.load ? { shippingType: more.load } : {}),
    keywords: list(keywords),
    pictures: pictures(place, views),
    ...(more.document ? { document: more.document } : {}),
    approveStatus: more.approveStatus ?? 4,
    ...(more.rejectReason ? { rejectReason: more.rejectReason } : {}),
    ageMs: span(age),
  }));
}

/** Minutes between messages: people answer at once, after lunch, or the next morning. */
const pauses = [4, 11, 47, 6, 190, 25, 1140, 8, 74, 16, 980, 33, 5, 260, 19];

interface ChatNote {
  from: string;
  /** The contacted company; for a chat about a request, the request's own. */
  to?: string;
  about?: DemoRequest;
  name?: string;
  paid?: boolean;
  /** Age of the newest message. */
  last: string;
  /** Divides the intervals, for a conversation in one session. */
  brisk?: number;
  /** Oldest first; `>` is the opener, `<` the other side. */
  lines: (string | ({ line: string } & Omit<DemoMessage, 'from' | 'text' | 'ageMs'>))[];
  isUnread?: boolean;
}

export function chat({ from, to, about, name, paid = true, last, brisk = 1, lines, isUnread }: ChatNote): DemoChat {
  const target = about?.company ?? to;
  if (!target) throw new Error(`a chat of ${from} has nobody to write to`);
  let ageMs = span(last);
  const messages = lines
    .toReversed()
    .map((each, index): DemoMessage => {
      const { line, ...more } = typeof each === 'string' ? { line: each } : each;
      const message: DemoMessage = { from: line.startsWith('>') ? 'from' : 'to', text: line.slice(1).trim(), ageMs, ...more };
      ageMs += Math.round(((pauses[(index + lines.length) % pauses.length] ?? 1) * minuteMs) / brisk);
      return message;
    })
    .reverse();
  return {
    key: `${from}>${target}:${about ? about.key : 'directory'}`,
    from,
    to: target,
    createdFor: about?.type ?? 0,
    ...(about ? { request: about.key } : {}),
    name: name ?? about?.name ?? target,
    paid,
    messages,
    ...(isUnread !== undefined && { isUnread }),
  };
}

/** The request with this key. */
export function find(requests: DemoRequest[], key: string): DemoRequest {
  const found = requests.find((request) => request.key === key);
  if (!found) throw new Error(`no demo request ${key}`);
  return found;
}
