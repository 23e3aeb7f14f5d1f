/** The demo of a first start: plausible companies, each in its own language. */
import { accountCompanies, accounts } from './accounts.ts';
import { chats } from './chats/index.ts';
import { arabWorld } from './companies/arab-world.ts';
import { europe } from './companies/europe.ts';
import { northAndEast } from './companies/north-and-east.ts';
import { turkiyeFoodAndMetals } from './companies/turkiye-food-and-metals.ts';
import { turkiyeGoods } from './companies/turkiye-goods.ts';
import { arabWorldProducts } from './products/arab-world.ts';
import { northEastAndEurope as northEastAndEuropeProducts } from './products/north-east-and-europe.ts';
import { turkiyeFood } from './products/turkiye-food.ts';
import { turkiyeIndustry as turkiyeIndustryProducts } from './products/turkiye-industry.ts';
import { turkiyeTextiles } from './products/turkiye-textiles.ts';
import { requests } from './requests/index.ts';
import type { DemoCompany, DemoProduct, DemoUser } from './types.ts';
import { traders } from './users.ts';

export { demoPassword, demoSecondFactor } from './accounts.ts';
export { chats, requests };

export const users: DemoUser[] = [...accounts, ...traders];
export const companies: DemoCompany[] = [
  ...accountCompanies,
  ...turkiyeFoodAndMetals,
  ...turkiyeGoods,
  ...arabWorld,
  ...northAndEast,
  ...europe,
];
export const products: DemoProduct[] = [
  ...turkiyeTextiles,
  ...turkiyeFood,
  ...turkiyeIndustryProducts,
  ...arabWorldProducts,
  ...northEastAndEuropeProducts,
];
