import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isValidPhoneNumber, parsePhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { completenessOf } from '../../../contract/company/completeness.ts';
import { brokenTaxRule } from '../../../contract/company/tax-number.ts';
import { dayMs, keywordLengthMax, keywordLengthMin } from '../../../contract/limits.ts';
import { featureId, type Feature } from '../../../contract/plan/features.ts';
import { flags } from '../../../contract/permissions.ts';
import { formatOfName, uploadFault, uploadRules } from '../../../contract/upload/rules.ts';
import { chats, companies, products, requests, users } from '../../../demo/index.ts';
import { lookupId } from '../../../lookups/lookup-id.ts';
import { placeKey } from '../../../lookups/place-key.ts';
import { factsInputOf } from '../../../api/request/facts.ts';
import { checkValidUntil } from '../../../contract/request/rules.ts';
import { freightFactsInput, goodsFactsInput } from '../../../contract/trade/facts.ts';
import { applyMigrations } from '../../../scripts/support/deploy/migrations.ts';
import { demoId } from '../../../scripts/seed/demo.ts';
import { documentsOf } from '../../../scripts/seed/documents.ts';
import { factsOfDemo } from '../../../scripts/seed/facts.ts';
import { readLookups } from '../../../scripts/seed/lookups.ts';
import { writtenIn, type WrittenLanguage } from '../../support/data/written-in.ts';

/** Places, categories, plans and prices of the demo are checked against the real migrations. */
const database = applyMigrations('marketplace');
const has = (table: string, id: string) => database.prepare(`SELECT 1 FROM ${table} WHERE id = ?`).get(id) !== undefined;
const planLimit = (plan: string, feature: Feature): number => {
  const sql = 'SELECT number FROM plan_rule JOIN plan ON plan.id = plan_id WHERE key = ? AND rule = ?';
  const number = Number(database.prepare(sql).get(plan, featureId(feature))?.['number']);
  return number === -1 ? Number.POSITIVE_INFINITY : number;
};
const payOrder = (serviceType: number) =>
  Number(database.prepare('SELECT pay_order FROM service_price WHERE service_type = ?').get(serviceType)?.['pay_order']);

const faults = <Item extends { key: string }>(items: readonly Item[], isFine: (item: Item) => boolean) =>
  items.filter((item) => !isFine(item)).map((item) => item.key);
const keyed = <Item extends { key: string }>(items: readonly Item[]) => new Map(items.map((item) => [item.key, item]));
const get = <Item>(map: Map<string, Item>, key: string): Item => {
  const item = map.get(key);
  if (item === undefined) throw new Error(`nothing has the key ${key}`);
  return item;
};
const userOf = keyed(users);
const companyOf = keyed(companies);
const requestOf = keyed(requests);
const ownerOf = (company: string) => get(userOf, get(companyOf, company).owner);
/** The limits of the Welcome plan for users who never had a plan; those of an expired plan applied when the objects were created. */
const limitOf = (company: string, feature: Feature) => planLimit(ownerOf(company).plan ?? 'welcome', feature);
const approved = companies.filter((company) => company.approveStatus === 4);
/** Places keep their Turkish spelling in English texts; “şoför” holds an “of” between letters that `\b` takes for spaces. */
const withoutPlaces = (text: string) => text.replaceAll(/Ambarlı|Dilovası|İzmir|İzmit|Çorlu|Tekirdağ|şoför/giu, '');
const speaks = (language: string, text: string) => writtenIn(language.toLowerCase() as WrittenLanguage, withoutPlaces(text));
const oldest = (messages: { ageMs: number }[]) => Math.max(0, ...messages.map((message) => message.ageMs));

describe('demo data as a whole', () => {
  test('has the planned numbers of companies, products, requests and chats', () => {
    const byRegion = (codes: string) => companies.filter((company) => codes.split(' ').includes(company.countryCode)).length;
    expect([companies, products, requests, chats].map((items) => items.length)).toEqual([60, 240, 160, 46]);
    expect(['TR', 'SA AE KW QA OM BH IQ EG', 'RU', 'DE NL IT FR PL AT ES BE GB', 'KZ UZ'].map(byRegion)).toEqual([24, 14, 8, 8, 6]);
    expect([1, 2, 3, 4].map((type) => requests.filter((request) => request.type === type).length)).toEqual([60, 60, 20, 20]);
    expect(chats.flatMap((chat) => chat.messages)).toHaveLength(424);
    expect(users.filter((user) => user.staffOf)).toHaveLength(20);
  });

  test('keywords are stored as people would type them (docs/behaviour.md#keywords)', () => {
    const isFine = ({ keywords }: { keywords: string[] }) =>
      keywords.length > 0 &&
      new Set(keywords).size === keywords.length &&
      keywords.every((word) => {
        const length = [...word].length;
        return length >= keywordLengthMin && length <= keywordLengthMax && word === word.toLowerCase() && !/[,#]/.test(word);
      });
    for (const items of [companies, products, requests]) expect(faults<(typeof items)[number]>(items, isFine)).toEqual([]);
  });
});

describe('demo users', () => {
  test('have e-mail addresses on .example', () => {
    expect(faults(users, (user) => /^[a-z.]+@[a-z-]+\.example$/.test(user.email))).toEqual([]);
  });

  test('have phones that are valid in their country', () => {
    const isFine = (item: { phone: string | null; countryCode: string }) =>
      !item.phone || (isValidPhoneNumber(item.phone) && parsePhoneNumber(item.phone).country === item.countryCode);
    expect(faults(users, isFine)).toEqual([]);
    expect(faults(companies, isFine)).toEqual([]);
  });

  test('have companies with tax numbers of their country', () => {
    expect(faults(companies, ({ taxpayerNumber, countryCode }) => brokenTaxRule(taxpayerNumber, countryCode) === null)).toEqual([]);
  });

  test('staff have a main user whose plan has room for them, and existing flags', () => {
    const staff = users.filter((user) => user.staffOf);
    expect(faults(staff, (user) => (user.flags ?? []).every((flag) => (flags as readonly string[]).includes(flag)))).toEqual([]);
    expect(faults(staff, (user) => user.flags?.includes('viewUserProfile') === true && user.plan === null && user.credits === 0)).toEqual(
      [],
    );
    for (const main of new Set(staff.map((user) => user.staffOf ?? ''))) {
      const { plan, staffOf } = get(userOf, main);
      expect(staffOf).toBeUndefined();
      expect(staff.filter((user) => user.staffOf === main).length, main).toBeLessThanOrEqual(planLimit(plan ?? 'welcome', 'AddSubUser'));
    }
  });

  test('own at most as many companies as their plan allows', () => {
    for (const user of users) {
      const owned = companies.filter((company) => company.owner === user.key).length;
      expect(owned, user.key).toBeLessThanOrEqual(user.staffOf ? 0 : planLimit(user.plan ?? 'welcome', 'CreateCompany'));
    }
  });
});

describe('demo accounts', () => {
  const account = (name: string) => {
    const user = users.find((candidate) => candidate.email === `${name}@kervan.example`);
    if (!user) throw new Error(`${name}@ is missing`);
    return { user, owned: companies.filter((company) => company.owner === user.key) };
  };

  test('owner@ has Business, 2,000 credits and an approved, a rejected and an incomplete company', () => {
    const { user, owned } = account('owner');
    expect([user.plan, user.planState, user.credits]).toEqual(['business', 'active', 2000]);
    expect(owned.map(({ approveStatus, rejectReason }) => [approveStatus, rejectReason !== undefined])).toEqual([
      [4, false],
      [1, true],
      [1, false],
    ]);
  });

  test('buyer@ has Basic, 120 credits and one approved company', () => {
    const { user, owned } = account('buyer');
    expect([user.plan, user.planState, user.credits]).toEqual(['basic', 'active', 120]);
    expect(owned.map((company) => company.approveStatus)).toEqual([4]);
  });

  test('newcomer@ is unverified, on Welcome and without a company', () => {
    const { user, owned } = account('newcomer');
    expect([user.plan, user.planState, user.emailVerified, owned.length]).toEqual(['welcome', 'active', false, 0]);
  });

  test('expired@ had a plan, noplan@ never had one and owns an approved company', () => {
    expect(account('expired').user.planState).toBe('expired');
    expect(account('expired').user.plan).not.toBeNull();
    expect(account('noplan').user.plan).toBeNull();
    expect(account('noplan').owned.map((company) => company.approveStatus)).toEqual([4]);
  });

  test('staff@ has the default flags, sales@ those of a salesperson', () => {
    const always = ['viewUserProfile'];
    expect(account('staff').user.staffOf).toBe('owner');
    expect(account('sales').user.staffOf).toBe('owner');
    expect(account('staff').user.flags?.toSorted()).toEqual(['addAndEditSubUser', ...always].toSorted());
    expect(account('sales').user.flags?.toSorted()).toEqual(
      ['createChat', 'getAccesibleChatCards', 'getChat', 'sendMessage', 'requestsAccess', ...always].toSorted(),
    );
  });

  test('moderator@ is the only one in the console, as administrator', () => {
    expect(users.filter((user) => user.role).map((user) => [user.email, user.role])).toEqual([
      ['moderator@kervan.example', 'administrator'],
    ]);
  });
});

describe('demo companies', () => {
  test('are in places, categories and types of the lookups', () => {
    const place = (code: string, city: string) => `${code}:${placeKey(city)}`;
    expect(faults(companies, (company) => has('city', lookupId('city', place(company.countryCode, company.city))))).toEqual([]);
    expect(
      faults(companies, ({ countryCode, city, district }) =>
        countryCode === 'TR'
          ? district !== undefined && has('area', lookupId('area', `${place(countryCode, city)}:${placeKey(district)}`))
          : district === undefined,
      ),
    ).toEqual([]);
    expect(faults(companies, (company) => has('lookup_type', lookupId('type', `company/${company.companyType}`)))).toEqual([]);
    expect(
      faults(companies, ({ categories }) =>
        categories.every(
          ({ category, subCategories }) =>
            subCategories.length > 0 && subCategories.every((sub) => has('category', lookupId('category', `${category}/${sub}`))),
        ),
      ),
    ).toEqual([]);
  });

  test('stay within the plan of their owner', () => {
    expect(faults(companies, ({ key, keywords }) => keywords.length <= limitOf(key, 'AddCompanyKeywords'))).toEqual([]);
    expect(faults(companies, ({ key, categories }) => categories.length <= limitOf(key, 'AddCategoryAndSubCategory'))).toEqual([]);
  });

  test('are incomplete at status 1 and complete above it (docs/behaviour.md#approval-states, docs/behaviour.md#completeness)', () => {
    const isComplete = (company: (typeof companies)[number]) =>
      completenessOf({
        ...company,
        typeId: company.companyType,
        keywordCount: company.keywords.length,
        hasLogo: company.logo !== '',
        countryId: company.countryCode,
        cityId: company.city,
        areaId: company.district ?? null,
        cityHasAreas: company.countryCode === 'TR',
        categoryWithSubCategoryCount: company.categories.length,
      }).isComplete;
    expect(faults(companies, (company) => isComplete(company) === company.approveStatus > 1)).toEqual([]);
  });

  test('are in their own language', () => {
    expect(faults(companies, (company) => speaks(company.language, company.description))).toEqual([]);
  });

  test('use web and e-mail addresses on .example', () => {
    expect(faults(companies, ({ email }) => /^[a-z]+@[a-z-]+\.example$/.test(email))).toEqual([]);
    expect(faults(companies, ({ website }) => website === '' || /^https:\/\/www\.[a-z-]+\.example$/.test(website))).toEqual([]);
  });

  test('have every status, rejections at 1 and at 2, and boosts that end soon and late', () => {
    expect(new Set(companies.map((company) => company.approveStatus))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(companies.flatMap((company) => (company.rejectReason ? company.approveStatus : [])))).toEqual(new Set([1, 2]));
    const boosts = approved.flatMap((company) => company.boostEndsInMs ?? []);
    expect(boosts).toEqual(expect.arrayContaining([30_000, 3 * 60_000, 6 * dayMs]));
    // Rare, so that the first page is not all saffron.
    expect(boosts.length).toBeLessThanOrEqual(6);
    expect(companies.filter((company) => company.boostEndsInMs && company.approveStatus !== 4)).toEqual([]);
    expect(companies.filter((company) => company.keywords.length >= 11).length).toBeGreaterThan(0);
    expect(approved.filter((company) => products.every((product) => product.company !== company.key)).length).toBeGreaterThan(0);
  });
});

describe('demo products', () => {
  test('are in categories of the lookups', () => {
    expect(faults(products, (product) => has('category', lookupId('category', `${product.category}/${product.subCategory}`)))).toEqual([]);
  });

  test('stay within the plan of their owner', () => {
    expect(faults(products, ({ company, pictures }) => pictures.length <= limitOf(company, 'AddProductImage'))).toEqual([]);
    expect(faults(products, ({ company, keywords }) => keywords.length <= limitOf(company, 'AddProductKeywords'))).toEqual([]);
    for (const company of companies) {
      const count = products.filter((product) => product.company === company.key).length;
      expect(count, company.key).toBeLessThanOrEqual(ownerOf(company.key).plan ? limitOf(company.key, 'ProductAdditionLimit') : 0);
    }
  });

  test('are in the language of their company', () => {
    expect(faults(products, (product) => speaks(get(companyOf, product.company).language, product.description))).toEqual([]);
  });
});

describe('demo requests', () => {
  test('come from approved companies whose owner has had a plan, within its limits', () => {
    expect(faults(requests, (request) => get(companyOf, request.company).approveStatus === 4)).toEqual([]);
    expect(faults(requests, (request) => ownerOf(request.company).plan !== null)).toEqual([]);
    expect(faults(requests, ({ company, keywords }) => keywords.length <= limitOf(company, 'AddRequestKeyword'))).toEqual([]);
    for (const company of companies) {
      const count = requests.filter((request) => request.company === company.key).length;
      expect(count, company.key).toBeLessThanOrEqual(limitOf(company.key, 'RequestAdditionLimit'));
    }
  });

  test('are in one language: that of their company or of their market', () => {
    const isFine = (request: (typeof requests)[number]) =>
      ['TR', 'EN', 'RU', 'AR'].some((language) => speaks(language, request.description)) &&
      (get(companyOf, request.company).language === 'TR' || speaks(get(companyOf, request.company).language, request.description));
    expect(faults(requests, isFine)).toEqual([]);
  });

  test('are in categories of the lookups, and freight has its transport', () => {
    expect(faults(requests, (request) => has('category', lookupId('category', `${request.category}/${request.subCategory}`)))).toEqual([]);
    const isFreight = (request: (typeof requests)[number]) =>
      has('lookup_type', lookupId('type', `logistic/${request.logisticType}`)) &&
      has('lookup_type', lookupId('type', `shipping/${request.shippingType}`));
    expect(
      faults(
        requests.filter((request) => request.type >= 3),
        isFreight,
      ),
    ).toEqual([]);
    expect(requests.filter((request) => request.type < 3 && (request.logisticType ?? request.shippingType))).toEqual([]);
  });

  test('files are in demo/documents, each with one request or message, and pass the checks of uploads', () => {
    const named = [...requests, ...chats.flatMap((chat) => chat.messages)].flatMap(({ document }) => document ?? []);
    expect(named.toSorted()).toEqual(readdirSync(join(import.meta.dirname, '../../../demo/documents')).toSorted());
    expect(named.length).toBeGreaterThanOrEqual(4);
    for (const request of requests)
      for (const { name, bytes, key } of documentsOf(request)) {
        expect(bytes).toBeGreaterThan(500);
        expect(key).toMatch(/^p\/[0-9a-f]{24}\.txt$/);
        expect(uploadFault(uploadRules.requestDocument, { format: formatOfName(name), bytes, width: null, height: null })).toBeNull();
      }
  });

  test('are recent enough to be public, and spread over minutes, hours and weeks', () => {
    const ages = requests.map((request) => request.ageMs);
    expect(Math.max(...ages)).toBeLessThan(60 * dayMs);
    expect(ages).toEqual(expect.arrayContaining([20 * 60_000, 5 * 3_600_000, 40 * dayMs]));
    expect(ages.filter((age) => age < dayMs).length).toBeGreaterThanOrEqual(5);
    expect(ages.filter((age) => age > 20 * dayMs).length).toBeGreaterThanOrEqual(30);
    expect(faults(requests, (request) => request.ageMs < get(companyOf, request.company).createdDaysAgo * dayMs)).toEqual([]);
  });

  test('have every status, with a reason where one was rejected', () => {
    expect(new Set(requests.map((request) => request.approveStatus))).toEqual(new Set([1, 2, 3, 4]));
    expect(faults(requests, (request) => request.approveStatus !== 1 || request.rejectReason !== undefined)).toEqual([]);
    expect(requests.filter((request) => request.approveStatus === 4).length).toBeGreaterThanOrEqual(145);
  });
});

describe('trade facts of demo requests', async () => {
  const answer = (sql: string) => ({ all: async () => ({ results: database.prepare(sql).all() }) });
  const lookups = await readLookups({ prepare: answer } as unknown as Parameters<typeof readLookups>[0]);
  const now = Date.UTC(2026, 10, 22, 9);
  const factsOfRequest = (request: (typeof requests)[number]) => ({
    service_type: request.type,
    facts: JSON.stringify(factsOfDemo(request, lookups, now)),
  });

  test.each(requests.map((request) => [request.key, request] as const))(
    '%s: each is what an author may send, in places that there are',
    (_, request) => {
      const schema = request.type > 2 ? freightFactsInput : goodsFactsInput;
      const sent = factsInputOf(factsOfRequest(request)).factsInput;
      expect(sent).toBeDefined();
      expect(schema.safeParse(sent).error?.issues).toBeUndefined();
      expect(checkValidUntil(sent?.validUntil, now)).toBeNull();
      const about = sent?.goodsRequestId;
      if (about !== undefined) expect(requests.find(({ key, type }) => type < 3 && demoId('request', key) === about)).toBeDefined();
    },
  );
});

describe('demo chats', () => {
  test('connect two approved companies of different accounts, once each (docs/behaviour.md#chat-charge, docs/behaviour.md#one-chat)', () => {
    expect(faults(chats, ({ from, to }) => [from, to].every((key) => get(companyOf, key).approveStatus === 4))).toEqual([]);
    expect(faults(chats, ({ from, to }) => ownerOf(from).key !== ownerOf(to).key)).toEqual([]);
    const once = chats.map((chat) => [chat.from, chat.to, chat.createdFor, chat.name.toLowerCase()].join('|'));
    expect(new Set(once).size).toBe(chats.length);
  });

  test('about a request refer to a public one of that company and type, and began after it', () => {
    const isFine = (chat: (typeof chats)[number]) => {
      if (!chat.request) return chat.createdFor === 0;
      const request = get(requestOf, chat.request);
      return (
        request.approveStatus === 4 &&
        request.company === chat.to &&
        request.type === chat.createdFor &&
        oldest(chat.messages) < request.ageMs
      );
    };
    expect(faults(chats, isFine)).toEqual([]);
  });

  test('were opened by an account that could pay for them (docs/behaviour.md#payment-order)', () => {
    expect(faults(chats, (chat) => payOrder(chat.createdFor) !== 1 || ownerOf(chat.from).plan !== null)).toEqual([]);
    const opened = new Set(chats.map((chat) => payOrder(chat.createdFor)));
    expect(opened).toEqual(new Set([1, 2, 3]));
    expect(chats.some((chat) => payOrder(chat.createdFor) === 3 && ownerOf(chat.from).plan === null)).toBe(true);
  });

  test('start with the opener, in the order of time, without messages while unpaid', () => {
    const isFine = ({ messages, paid, isUnread }: (typeof chats)[number]) =>
      paid
        ? messages[0]?.from === 'from' &&
          (messages.some((message) => message.from === 'to') || isUnread === true) &&
          messages.every(
            (message, index) =>
              (message.text !== '' || message.goods !== undefined || message.freight !== undefined || message.accepts === true) &&
              message.ageMs >= 0 &&
              message.ageMs < (messages[index - 1]?.ageMs ?? Infinity),
          )
        : messages.length === 0;
    expect(faults(chats, isFine)).toEqual([]);
    expect(chats.filter((chat) => !chat.paid).length).toBeGreaterThan(0);
  });

  test('are in one language each, but for one in which each side writes its own', () => {
    const isFine = ({ messages }: (typeof chats)[number]) => {
      const texts = messages.map((message) => message.text).join(' ');
      return texts === '' || ['TR', 'EN', 'RU', 'AR'].some((language) => speaks(language, texts));
    };
    expect(faults(chats, isFine)).toEqual(['samarkand-cotton>nil-home-textiles:nil-home-textiles.hotel-towels']);
  });
});
