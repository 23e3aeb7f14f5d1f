import type { DemoRequest } from '../types.ts';
import { arabWorldRequests } from './arab-world.ts';
import { northEastAndEurope } from './north-east-and-europe.ts';
import { turkiyeIndustry } from './turkiye-industry.ts';
import { turkiyeTextilesAndFood } from './turkiye-textiles-and-food.ts';

export const requests: DemoRequest[] = [...turkiyeTextilesAndFood, ...turkiyeIndustry, ...arabWorldRequests, ...northEastAndEurope];
