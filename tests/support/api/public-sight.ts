/** Everything that guests can read about a business: the answers of all public read calls, by every input that leads to it. */
import type { CallDefinition } from '../../../contract/wire/call.ts';
import { sitemapKinds } from '../../../contract/content/calls.ts';
import { calls } from '../../../contract/index.ts';
import { callLoosely } from './api-client.ts';
import { approvedCompany, lookups, member } from './api-fixtures.ts';
import type { LooseInput } from '../data/valid-inputs.ts';
import type { Published } from './published.ts';

/** The business to search for, and the inputs of the calls. */
export interface Sought {
  companyId: string;
  path: string;
  productId: string;
  requestId: string;
  categoryId: string;
  subCategoryId: string;
  countryId: string;
  /** Present, former and proposed names. */
  words: readonly string[];
  /** Another company, whose page lists others. */
  neighbourId: string;
}

/** The calls that lead to a business. */
export async function soughtOf(its: Published, words: readonly string[]): Promise<Sought> {
  const { categoryId, subCategoryId, countryId } = await lookups();
  const neighbourId = (await approvedCompany(await member())).id;
  const { company, productId, requestId } = its;
  return { companyId: company.id, path: company.path, productId, requestId, categoryId, subCategoryId, countryId, words, neighbourId };
}

const textOrNone = (words: readonly string[]): { text?: string }[] => [{}, ...words.map((text) => ({ text }))];
const requestLists = ({ words, categoryId, subCategoryId, countryId }: Sought): LooseInput[] => [
  ...textOrNone(words).map((text) => ({ body: { size: 50, withFacets: true, ...text } })),
  ...[
    { categoryId },
    { subCategoryIds: [subCategoryId] },
    { countryIds: [countryId] },
    { serviceType: 1, categoryId, countryIds: [countryId] },
  ].map((filters) => ({ body: { size: 50, withFacets: true, filters } })),
];

/** Public calls that return or count companies, products and requests. */
export const questionsAbout: Readonly<Record<string, (its: Sought) => LooseInput[]>> = {
  GetCompanyCards: ({ words, categoryId, countryId }) => [
    ...textOrNone(words).map((text) => ({ body: { size: 50, withFacets: true, ...text } })),
    { body: { size: 50, withFacets: true, filters: { categoryId, countryIds: [countryId], serviceType: 1 } } },
    { body: { size: 50, withFacets: true, filters: { countryIds: [countryId] } } },
  ],
  GetCompanyByPath: ({ path }) => [{ body: { path } }],
  GetOtherCompanies: ({ companyId, neighbourId }) => [{ query: { id: companyId } }, { query: { id: neighbourId } }],
  GetProductsByCompanyId: ({ companyId }) => [{ query: { id: companyId } }],
  SearchProducts: ({ words, categoryId, countryId }) => [
    ...textOrNone(words).map((text) => ({ body: { size: 50, withFacets: true, ...text } })),
    { body: { size: 50, withFacets: true, filters: { categoryId, countryIds: [countryId] } } },
    { body: { size: 50, withFacets: true, filters: { countryIds: [countryId] } } },
  ],
  GetProductDetailById: ({ productId }) => [{ query: { id: productId } }],
  GetRequestCards: requestLists,
  GetRequestCardsFromCategoriesOrSubCategories: requestLists,
  GetRequestsByCompanyId: ({ companyId }) => [{ query: { id: companyId } }],
  GetRequestDetailById: ({ requestId }) => [{ query: { id: requestId } }],
  GetNoticeTarget: ({ companyId, productId, requestId }) =>
    (['company', 'product', 'request'] as const).map((kind) => ({
      query: { kind, id: { company: companyId, product: productId, request: requestId }[kind] },
    })),
  GetRequestFacets: () => [{ query: {} }, { query: { serviceType: '1' } }],
  GetCompanyFacets: () => [{ query: {} }, { query: { serviceType: '1' } }],
  CountResults: ({ words, categoryId }) => [...textOrNone(words), { categoryId }].map((body) => ({ body })),
  NavigationSearch: ({ words }) =>
    words.flatMap((text) => [0, 1, 3, 5, 6].map((searchTypeEnum) => ({ body: { text, searchTypeEnum, size: 20 } }))),
  TranslateText: ({ companyId, productId, requestId }) =>
    (
      [
        ['company', companyId],
        ['product', productId],
        ['request', requestId],
      ] as const
    ).flatMap(([target, id]) => (['EN', 'TR'] as const).map((language) => ({ body: { target, id, language } }))),
  GetMainMenuItems: () => [{}],
  home: () => [{ query: { lang: 'EN' } }],
  'info-pages': () => [{ query: { lang: 'EN' } }],
  'sitemap-parts': () => [{ query: { lang: 'EN' } }],
  'sitemap-part': () => sitemapKinds.map((kind) => ({ query: { kind, part: '0', lang: 'EN' } })),
};

/**
 * Public calls without companies: sign-in and sign-up, lookups, prices and pages, a form, a counter, verification of a pro-forma,
 * unsubscribing. An invitation names the company by its approved version, to whoever has the link.
 */
export const silent: readonly string[] = [
  'Register ResendActivation GetPasskeyRequest LoginWithPasskey GetIdentityProviders BeginIdentity FinishIdentity LoginWithIdentity RegisterWithIdentity StartFactorRecovery GetFactorRecovery StopFactorRecovery ForgotPassword ResetPassword CheckVerifyCode VerifyEmail Login RefreshToken Logout GetInvitation AcceptInvitation GetAddressChange KeepAddress GetSignInAlert DenySignIn',
  'GetCountries GetCities GetCategories GetActivityAreas GetCompanyTypes GetLogisticTypes GetShippingTypes',
  'GetCreditPlans GetCredits static-page news news-by-path AddContactUs AddNotice GetDecision AddAppeal GetTransparency AddCompanyView VerifyProForma StopSearchMails',
].flatMap((names) => names.split(' '));

export const publicCalls: readonly CallDefinition[] = calls.map(({ call }) => call).filter(({ access }) => access.who === 'anyone');

/** @param token of a reader who is signed in @returns call and input → status and answer */
export async function answersToReader(its: Sought, token?: string): Promise<Record<string, unknown>> {
  const questions = publicCalls.flatMap((call) => (questionsAbout[call.name]?.(its) ?? []).map((input) => ({ call, input })));
  const answers = questions.map(async ({ call, input }) => {
    const { status, envelope } = await callLoosely(call, token === undefined ? input : { ...input, token });
    return [`${call.name} ${JSON.stringify(input)}`, { status, data: envelope.data }] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

export const answersToGuests = (its: Sought): Promise<Record<string, unknown>> => answersToReader(its);

/** The answers that contain one of the words. */
export const answersWith = (answers: Readonly<Record<string, unknown>>, words: readonly string[]): string[] =>
  Object.entries(answers)
    .filter(([, answer]) => words.some((word) => JSON.stringify(answer).includes(word)))
    .map(([question]) => question);
