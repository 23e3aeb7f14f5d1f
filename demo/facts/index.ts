/** Trade facts of the demo's requests, products and companies, by their keys. */
import type { DemoCompanyFacts, DemoFreightFacts, DemoGoodsFacts, DemoProductFacts } from '../types.ts';
import { arabWorldCompanies } from './companies-arab-world.ts';
import { europeCompanies } from './companies-europe.ts';
import { northAndEastCompanies } from './companies-north-and-east.ts';
import { turkiyeCompanies } from './companies-turkiye.ts';
import { arabWorldFreight, arabWorldGoods } from './requests-arab-world.ts';
import { northEastAndEuropeFreight, northEastAndEuropeGoods } from './requests-north-east-and-europe.ts';
import { turkiyeIndustryFreight, turkiyeIndustryGoods } from './requests-turkiye-industry.ts';
import { turkiyeTextilesAndFoodFreight, turkiyeTextilesAndFoodGoods } from './requests-turkiye-textiles-and-food.ts';
import { arabWorldProductFacts } from './products-arab-world.ts';
import { northEastAndEuropeProductFacts } from './products-north-east-and-europe.ts';
import { turkiyeFoodProductFacts } from './products-turkiye-food.ts';
import { turkiyeIndustryProductFacts } from './products-turkiye-industry.ts';
import { turkiyeTextilesProductFacts } from './products-turkiye-textiles.ts';

/** Of requests to buy and to sell. */
export const goodsFacts: Record<string, DemoGoodsFacts> = {
  ...turkiyeTextilesAndFoodGoods,
  ...turkiyeIndustryGoods,
  ...arabWorldGoods,
  ...northEastAndEuropeGoods,
};
/** Of requests for transport and offers of it. */
export const freightFacts: Record<string, DemoFreightFacts> = {
  ...turkiyeTextilesAndFoodFreight,
  ...turkiyeIndustryFreight,
  ...arabWorldFreight,
  ...northEastAndEuropeFreight,
};
export const productFacts: Record<string, DemoProductFacts> = {
  ...turkiyeTextilesProductFacts,
  ...turkiyeFoodProductFacts,
  ...turkiyeIndustryProductFacts,
  ...arabWorldProductFacts,
  ...northEastAndEuropeProductFacts,
};
export const companyFacts: Record<string, DemoCompanyFacts> = {
  ...turkiyeCompanies,
  ...arabWorldCompanies,
  ...northAndEastCompanies,
  ...europeCompanies,
};
