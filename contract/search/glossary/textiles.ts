import type { Glossary } from './types.ts';

// prettier-ignore
export const textiles: Glossary = {
  'textiles/yarn': [
    ['cotton', 'pamuk|pamuklu', 'хлопок|хлопка|хлопковый|хлопчатобумажный', 'قطن'],
    ['yarn', 'iplik|ipliği', 'пряжа', 'غزل|غزول'],
    ['cotton yarn', 'pamuk ipliği|pamuklu iplik', 'хлопчатобумажная пряжа|хлопковая пряжа', 'غزل القطن|خيوط قطنية|غزول قطنية'],
  ],
};
