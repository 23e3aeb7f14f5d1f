import { accountCompanies, accounts } from './accounts.ts';
import type { DemoChat, DemoCompany, DemoProduct, DemoRequest, DemoUser } from './types.ts';

export { demoPassword } from './accounts.ts';

export const users: DemoUser[] = [...accounts];
export const companies: DemoCompany[] = [...accountCompanies];
export const products: DemoProduct[] = [];
export const requests: DemoRequest[] = [];
export const chats: DemoChat[] = [];
