import type { DemoChat } from '../types.ts';
import { buildingAndFreightChats } from './building-and-freight.ts';
import { foodChats } from './food.ts';
import { quoteChats } from './quotes.ts';
import { textileChats } from './textiles.ts';

export const chats: DemoChat[] = [...textileChats, ...foodChats, ...buildingAndFreightChats, ...quoteChats];
