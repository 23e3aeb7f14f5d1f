/** The trade that a first start shows: believable companies of fourteen countries, each in its own language. */
import { accountCompanies, accounts } from './accounts.ts';
import { arabWorld } from './companies/arab-world.ts';
import { europe } from './companies/europe.ts';
import { northAndEast } from './companies/north-and-east.ts';
import { turkiyeFoodAndMetals } from './companies/turkiye-food-and-metals.ts';
import { turkiyeGoods } from './companies/turkiye-goods.ts';
import type { DemoChat, DemoCompany, DemoProduct, DemoRequest, DemoUser } from './types.ts';
import { traders } from './users.ts';

export { demoPassword } from './accounts.ts';

export const users: DemoUser[] = [...accounts, ...traders];
export const companies: DemoCompany[] = [...accountCompanies, ...turkiyeFoodAndMetals, ...turkiyeGoods, ...arabWorld, ...northAndEast, ...europe];
export const products: DemoProduct[] = [];
export const requests: DemoRequest[] = [];
export const chats: DemoChat[] = [];
