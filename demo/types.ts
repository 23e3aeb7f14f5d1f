/** Shapes of the demo data: what `scripts/seed.ts` turns into rows. Keys are the data's own names, not ids. */
import type { ApiLanguage } from '../contract/text/languages.ts';
import type { ConsoleRole } from '../contract/moderation/roles.ts';
import type { Certificate, DangerousGoodsClass, Packaging } from '../contract/trade/codes.ts';

export type Language = ApiLanguage;

export type ApproveStatus = 1 | 2 | 3 | 4;

export interface DemoUser {
  key: string;
  email: string;
  fullName: string;
  language: Language;
  countryCode: string;
  /** E.164, or null when the person gave none. */
  phone: string | null;
  /** 0 he, 1 she, 2 neither. */
  gender: 0 | 1 | 2;
  plan: 'welcome' | 'basic' | 'business' | 'premium' | null;
  planState: 'active' | 'expired';
  credits: number;
  emailVerified: boolean;
  phoneVerified: boolean;
  createdDaysAgo: number;
  /** Role in the console. */
  role?: ConsoleRole;
  /** Key of the main user, for staff. */
  staffOf?: string;
  /** Permission flag names, for staff. */
  flags?: string[];
}

export type Employees = '1-5' | '6-10' | '11-25' | '26-50' | '51-100' | '101-250' | '250+';

export interface DemoCompany {
  /** Also the path of the company's page. */
  key: string;
  /** User key. */
  owner: string;
  name: string;
  description: string;
  language: Language;
  countryCode: string;
  /** English GeoNames-style name; in Türkiye the province with Turkish letters. */
  city: string;
  district?: string;
  /** An empty string means not filled in, here and below (incomplete companies only). */
  addressHeader: string;
  addressDescription: string;
  postalCode: string;
  phone: string;
  email: string;
  website: string;
  companyType: string;
  /** 1 import, 2 export. */
  activityArea: 1 | 2;
  taxpayerNumber: string;
  taxpayerOffice: string;
  employees: Employees;
  hsCode: string;
  bankNames: string;
  keywords: string[];
  categories: { category: string; subCategories: string[] }[];
  approveStatus: ApproveStatus;
  rejectReason?: string;
  boostEndsInMs?: number;
  createdDaysAgo: number;
  /** Picture keys. */
  logo: string;
  cover: string;
}

export interface DemoProduct {
  key: string;
  company: string;
  name: string;
  description: string;
  code: string;
  category: string;
  subCategory: string;
  keywords: string[];
  pictures: string[];
  createdDaysAgo: number;
}

export interface DemoRequest {
  key: string;
  company: string;
  /** 1 import, 2 export, 3 logistic need, 4 logistic service. */
  type: 1 | 2 | 3 | 4;
  name: string;
  description: string;
  category: string;
  subCategory: string;
  logisticType?: string;
  shippingType?: string;
  keywords: string[];
  pictures: string[];
  approveStatus: ApproveStatus;
  rejectReason?: string;
  /** A file of demo/documents. */
  document?: string;
  /** Since creation. */
  ageMs: number;
}

/** A quote in the notation of {@link DemoGoodsFacts}; it may be accepted for `validFor` from the day on which it is sent. */
export interface DemoGoodsQuote extends Pick<DemoGoodsFacts, 'hs' | 'delivery' | 'packaging' | 'payment'> {
  price: string;
  /** `'24000 H87'`. */
  quantity: string;
  /** Country code. */
  origin?: string;
  leadTimeDays?: number;
  note?: string;
  validFor: string;
}
export interface DemoFreightQuote extends Pick<DemoFreightFacts, 'from' | 'to' | 'units'> {
  /** Amount, currency, and whether it is for all or for each unit: `'5950 USD unit'`. */
  price: string;
  transitDays?: number;
  note?: string;
  validFor: string;
}

export interface DemoMessage {
  from: 'from' | 'to';
  /** Empty beside a quote, whose text follows from its terms. */
  text: string;
  ageMs: number;
  goods?: DemoGoodsQuote;
  freight?: DemoFreightQuote;
  /** Accepts the quote before it. */
  accepts?: true;
  /** A file of demo/documents. */
  document?: string;
}

export interface DemoChat {
  key: string;
  /** Company that opened the chat, and so the one that pays for it (docs/behaviour.md#chat-charge). */
  from: string;
  to: string;
  /** 0 from the directory, else the type of the request. */
  createdFor: 0 | 1 | 2 | 3 | 4;
  request?: string;
  name: string;
  paid: boolean;
  messages: DemoMessage[];
  /** Whether the recipient of the last message has read it; without it, two of three have. */
  isUnread?: boolean;
}

/** Name and description in languages beside the author's own (`demo/texts`). */
export type DemoTexts = Partial<Record<Language, readonly [name: string, description: string]>>;
/** Of a company: its name is its name everywhere. */
export type DemoCompanyTexts = Partial<Record<Language, string>>;

/** `'SA'`, `'SA/Riyadh'`, `'IQ/Basrah/Umm Qasr port'`: country, city as in the lookups, and free text. */
type PlaceText = string;

/** Trade facts in a short notation (`demo/facts`): what `compose.ts` turns into the shapes of contract/trade. */
export interface DemoGoodsFacts {
  /** `'6302.31'`. */
  hs?: string;
  /** Amount, unit and how often: `'24000 H87 once'`, `'400 TNE monthly'`. */
  quantity?: string;
  /** `'DAP SA/Riyadh'`, `'EXW'`. */
  delivery?: string;
  /** Country codes: `'TR EG'`. */
  origins?: string;
  /** `'4.2 USD KGM'`, `'onRequest'`. */
  price?: string;
  packaging?: Packaging;
  /** Term, days of an open account, share in advance: `'letterOfCredit'`, `'openAccount 60'`, `'againstDocuments 30%'`. */
  payment?: string;
  certificates?: Certificate[];
  /** Days from the first start on: `'40d'`. */
  validIn?: string;
}
export interface DemoFreightFacts {
  from?: PlaceText;
  to?: PlaceText;
  /** Kilograms. */
  weight?: number;
  /** Cubic metres. */
  volume?: number;
  /** `'40 truck'`, `'5 container20'`. */
  units?: string;
  /** Days from the first start on. */
  readyIn?: string;
  /** Degrees Celsius: `'2..8'`, `'-18..-18'`. */
  temperature?: string;
  dangerousGoods?: DangerousGoodsClass;
  validIn?: string;
  /** Key of the request whose goods it carries. */
  goodsOf?: string;
}
export interface DemoProductFacts {
  hs?: string;
  /** Unit and the least that is sold: `'KGM 500'`, `'H87'`. */
  unit?: string;
  /** From, to, currency: `'3.1 4.4 USD'`, `'12 12 EUR'`, `'onRequest'`. */
  price?: string;
  leadTimeDays?: number;
  origin?: string;
  packaging?: Packaging;
  certificates?: Certificate[];
}
export interface DemoCompanyFacts {
  foundedIn?: number;
  /** Country codes: `'SA AE IQ'`. */
  markets?: string;
  /** Languages in which it answers, ISO 639-1: `'tr en ar'`. */
  speaks?: string;
  /** What it can make or move: amount, unit, how often: `'1200 TNE monthly'`. */
  capacity?: string;
  /** Certificates, approved or waiting for moderators. */
  certificates?: { kind: Certificate; number: string; issuer: string; validIn: string; isChecked: boolean }[];
}
