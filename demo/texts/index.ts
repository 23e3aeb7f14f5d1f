/** Translations by the demo's authors, by the keys of requests, products and companies. */
import type { DemoCompanyTexts, DemoTexts } from '../types.ts';
import { accountCompanyTexts } from './companies-accounts.ts';
import { arabWorldCompanyTexts } from './companies-arab-world.ts';
import { europeCompanyTexts } from './companies-europe.ts';
import { northAndEastCompanyTexts } from './companies-north-and-east.ts';
import { turkiyeFoodAndMetalsCompanyTexts } from './companies-turkiye-food-and-metals.ts';
import { turkiyeGoodsCompanyTexts } from './companies-turkiye-goods.ts';
import { arabWorldProductTexts } from './products-arab-world.ts';
import { northEastAndEuropeProductTexts } from './products-north-east-and-europe.ts';
import { turkiyeFoodProductTexts } from './products-turkiye-food.ts';
import { turkiyeIndustryProductTexts } from './products-turkiye-industry.ts';
import { turkiyeTextilesProductTexts } from './products-turkiye-textiles.ts';
import { arabWorldRequestTexts } from './requests-arab-world.ts';
import { northEastAndEuropeRequestTexts } from './requests-north-east-and-europe.ts';
import { turkiyeIndustryRequestTexts } from './requests-turkiye-industry.ts';
import { turkiyeTextilesAndFoodRequestTexts } from './requests-turkiye-textiles-and-food.ts';

export const requestTexts: Record<string, DemoTexts> = {
  ...arabWorldRequestTexts,
  ...northEastAndEuropeRequestTexts,
  ...turkiyeIndustryRequestTexts,
  ...turkiyeTextilesAndFoodRequestTexts,
};
export const productTexts: Record<string, DemoTexts> = {
  ...arabWorldProductTexts,
  ...northEastAndEuropeProductTexts,
  ...turkiyeFoodProductTexts,
  ...turkiyeIndustryProductTexts,
  ...turkiyeTextilesProductTexts,
};
export const companyTexts: Record<string, DemoCompanyTexts> = {
  ...accountCompanyTexts,
  ...arabWorldCompanyTexts,
  ...europeCompanyTexts,
  ...northAndEastCompanyTexts,
  ...turkiyeFoodAndMetalsCompanyTexts,
  ...turkiyeGoodsCompanyTexts,
};
