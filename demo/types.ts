/** Shapes of the demo data: what `scripts/seed.ts` turns into rows. Keys are the data's own names, not ids. */
import type { ApiLanguage } from '../contract/languages.ts';

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
  moderator?: true;
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
  videoId?: string;
  /** Picture key. */
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

export interface DemoChat {
  key: string;
  /** Company that opened the chat, and so the one that pays for it (D-51). */
  from: string;
  to: string;
  /** 0 from the directory, else the type of the request. */
  createdFor: 0 | 1 | 2 | 3 | 4;
  request?: string;
  name: string;
  paid: boolean;
  messages: { from: 'from' | 'to'; text: string; ageMs: number }[];
}
