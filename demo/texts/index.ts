/** What the demo's authors wrote in further languages, by the keys of requests, products and companies. */
import type { DemoCompanyTexts, DemoTexts } from '../types.ts';

export const requestTexts: Record<string, DemoTexts> = {};
export const productTexts: Record<string, DemoTexts> = {};
export const companyTexts: Record<string, DemoCompanyTexts> = {};
