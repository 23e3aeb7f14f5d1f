import { createHash } from 'node:crypto';
import { currencies } from '../../content/languages.ts';
import { apiLanguage, languages } from '../../contract/text/languages.ts';
import { creditPacks } from '../../content/credit-packs.ts';
import { pageKeys, pagesUpdatedAt } from '../../contract/content/page-paths.ts';
import { plans } from '../../content/plans.ts';
import { servicePrices } from '../../content/service-prices.ts';
import { whatWeDo } from '../../content/what-we-do.ts';
import { insertStatements } from '../lookups/sql.ts';
import { readPage } from './pages.ts';

/** The id of a content row, derived like that of a lookup: the first 24 hexadecimal digits of SHA-256 over `kind:key`. */
export function contentId(kind: 'plan' | 'pack' | 'what-we-do', key: string): string {
  return createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 24);
}

const pages = () =>
  pageKeys
    .flatMap((key) => languages.map((language) => readPage(key, language)))
    .map((page) => ({
      slug: page.path,
      language: apiLanguage(page.language),
      page_key: page.key,
      title: page.title,
      description: page.description,
      content: page.content,
      updated_at: pagesUpdatedAt,
    }));

const planRows = plans.map((plan, position) => ({
  id: contentId('plan', plan.key),
  key: plan.key,
  additional_credit: plan.additionalCredit,
  salable: plan.salable ? 1 : 0,
  position,
  recommended: plan.recommended === true ? 1 : 0,
}));
const planPrices = plans.flatMap((plan) =>
  languages.map((language) => ({
    plan_id: contentId('plan', plan.key),
    language: apiLanguage(language),
    currency: currencies[language],
    price: plan.price[currencies[language]],
    ex_price: null,
  })),
);
const planTexts = plans.flatMap((plan) =>
  languages.map((language) => ({
    plan_id: contentId('plan', plan.key),
    language: apiLanguage(language),
    name: plan.words[language].name,
    description: plan.words[language].description,
    texts_json: JSON.stringify(plan.words[language].texts),
  })),
);
const planRules = plans.flatMap((plan) => plan.rules.map((number, rule) => ({ plan_id: contentId('plan', plan.key), rule, number })));

const packId = (additionalCredit: number) => contentId('pack', String(additionalCredit));
const packRows = creditPacks.map((pack, position) => ({
  id: packId(pack.additionalCredit),
  additional_credit: pack.additionalCredit,
  position,
}));
const packPrices = creditPacks.flatMap((pack) =>
  languages.map((language) => ({
    pack_id: packId(pack.additionalCredit),
    language: apiLanguage(language),
    currency: currencies[language],
    price: pack.price[currencies[language]],
    ex_price: null,
  })),
);

const whatWeDoRows = whatWeDo.flatMap((item, position) =>
  languages.map((language) => ({
    id: contentId('what-we-do', item.key),
    language: apiLanguage(language),
    icon: item.icon,
    position,
    ...item.words[language],
  })),
);

/** The SQL of the migration: info pages, plans, packs, prices and the what-we-do block. */
export function contentSql(): string {
  return [
    insertStatements('plan', ['id', 'key', 'additional_credit', 'salable', 'position', 'recommended'], planRows),
    insertStatements('plan_price', ['plan_id', 'language', 'currency', 'price', 'ex_price'], planPrices),
    insertStatements('plan_text', ['plan_id', 'language', 'name', 'description', 'texts_json'], planTexts),
    insertStatements('plan_rule', ['plan_id', 'rule', 'number'], planRules),
    insertStatements('credit_pack', ['id', 'additional_credit', 'position'], packRows),
    insertStatements('credit_pack_price', ['pack_id', 'language', 'currency', 'price', 'ex_price'], packPrices),
    insertStatements(
      'service_price',
      ['service_type', 'pay_order', 'price'],
      servicePrices.map(({ serviceType, payOrder, price }) => ({
        service_type: serviceType,
        pay_order: payOrder,
        price,
      })),
    ),
    insertStatements('what_we_do', ['id', 'language', 'icon', 'path', 'position', 'title', 'description', 'description2'], whatWeDoRows),
    insertStatements('cms_page', ['slug', 'language', 'page_key', 'title', 'description', 'content', 'updated_at'], pages()),
  ].join('\n');
}
