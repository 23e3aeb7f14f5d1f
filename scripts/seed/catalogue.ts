import { asciiLowerCase, asciiUpperCase } from '../../contract/text/letter-case.ts';
import { listedFacts, searchedFacts } from '../../api/request/facts.ts';
import { approval } from '../../contract/company/approval.ts';
import { companyCountKeys, companyFacets, requestCountKeys, requestFacets } from '../../api/lookup/facet-words.ts';
import { companySearchTextOf, searchTextOf, searchTextVersion } from '../../api/lookup/search-text.ts';
import { taxKeyOf } from '../../contract/company/tax-number.ts';
import { dayMs, hourMs } from '../../contract/limits.ts';
import { productFindText } from '../../contract/product/find-text.ts';
import { companyProductWords, productListing } from '../../api/product/listing.ts';
import { publicUntil } from '../../contract/request/rules.ts';
import { companyFactsOf, productFactsOf } from '../../demo/compose-offers.ts';
import { companyFacts, productFacts } from '../../demo/facts/index.ts';
import type { DemoCompany, DemoProduct, DemoRequest } from '../../demo/types.ts';
import { companyTexts, productTexts, requestTexts } from '../../demo/texts/index.ts';
import { dayRows, viewsOf } from './days.ts';
import { analyticsRows } from './analytics.ts';
import { companyOf, type Demo, demoId, pictureKey } from './demo.ts';
import { demoRequestLanguage, descriptionsOf, namesOf, textsOf } from './demo-texts.ts';
import { factsOfDemo } from './facts.ts';
import { documentsOf } from './documents.ts';
import type { Lookups } from './lookups.ts';
import type { Row } from './rows.ts';

/** Time from creation to approval. */
const reviewMs = 6 * 60 * 1000;
/** Age of items in the moderation queue; an alarm is raised after a day. */
const waitMs = 4 * hourMs;
/** When a row was submitted for approval. */
export const sentAtOf = (status: number, createdAt: number, now: number): number | null =>
  status < approval.pending ? null : status === approval.pending ? Math.max(createdAt, now - waitMs) : createdAt;
const orNull = (text: string): string | null => (text === '' ? null : text);

function companyRow(company: DemoCompany, lookups: Lookups, now: number): Row {
  const createdAt = now - company.createdDaysAgo * dayMs;
  const countryId = lookups.countryId(company.countryCode);
  const categories = company.categories.map(({ category, subCategories }) => ({
    id: lookups.categoryId(category),
    subs: subCategories.map((sub) => lookups.categoryId(`${category}/${sub}`)),
  }));
  const listed = { activityArea: company.activityArea, categories, countryId };
  const boostExpiresAt = company.boostEndsInMs === undefined ? 0 : now + company.boostEndsInMs;
  const names = categories.flatMap(({ id, subs }) => [id, ...subs]).map((id) => lookups.categoryNames(id));
  return {
    table: 'company',
    values: {
      id: demoId('company', company.key),
      owner_user_id: demoId('user', company.owner),
      name: company.name,
      path: company.key,
      description: company.description,
      language: company.language,
      texts: JSON.stringify(descriptionsOf(companyTexts[company.key])),
      email: orNull(company.email),
      website: orNull(company.website),
      type_id: lookups.typeId('company', company.companyType),
      logo_key: company.logo === '' ? null : pictureKey(company.logo),
      cover_key: company.cover === '' ? null : pictureKey(company.cover),
      activity_area: company.activityArea,
      taxpayer_number: orNull(company.taxpayerNumber),
      taxpayer_office: orNull(company.taxpayerOffice),
      tax_key: taxKeyOf(company.taxpayerNumber, company.countryCode),
      employees: company.employees,
      hs_code: orNull(company.hsCode),
      bank_names: orNull(company.bankNames),
      facts: JSON.stringify(companyFactsOf(companyFacts[company.key] ?? {}, (code) => lookups.countryId(code))),
      keywords: JSON.stringify(company.keywords),
      categories: JSON.stringify(categories),
      country_id: countryId,
      city_id: lookups.cityId(company.countryCode, company.city),
      area_id: company.district === undefined ? null : lookups.areaId(company.countryCode, company.city, company.district),
      address_header: orNull(company.addressHeader),
      address_description: orNull(company.addressDescription),
      postal_code: orNull(company.postalCode),
      phone: orNull(company.phone.replace(/\D/g, '')),
      approve_status: company.approveStatus,
      reject_reason: company.rejectReason === undefined ? null : JSON.stringify({ reasons: [], note: company.rejectReason }),
      rejected_at: company.rejectReason === undefined ? null : createdAt + reviewMs,
      sent_at: sentAtOf(company.approveStatus, createdAt, now),
      approved_at: company.approveStatus === approval.approved ? createdAt + reviewMs : null,
      is_boosted: boostExpiresAt > 0 ? 1 : 0,
      boost_expires_at: boostExpiresAt,
      view_count: viewsOf(company),
      search_text: companySearchTextOf(
        company.name,
        [...company.keywords, company.hsCode, ...lookups.citySearchNames(company.countryCode, company.city)],
        names,
      ),
      facets: companyFacets(listed, boostExpiresAt > 0),
      count_keys: JSON.stringify(companyCountKeys(listed)),
      created_at: createdAt,
    },
  };
}

function categoryRows(company: DemoCompany, lookups: Lookups): Row[] {
  return company.categories.flatMap(({ category, subCategories }) =>
    subCategories.map((sub) => ({
      table: 'company_category',
      values: {
        company_id: demoId('company', company.key),
        category_id: lookups.categoryId(category),
        sub_category_id: lookups.categoryId(`${category}/${sub}`),
      },
    })),
  );
}

function productRow(demo: Demo, product: DemoProduct, lookups: Lookups, now: number): Row {
  const facts = productFactsOf(productFacts[product.key] ?? {}, (code) => lookups.countryId(code));
  const furtherNames = namesOf(productTexts[product.key]);
  const categoryId = lookups.categoryId(product.category);
  const subCategoryId = lookups.categoryId(`${product.category}/${product.subCategory}`);
  const { searchText, facets } = productListing(
    { ...product, hsCode: facts.hsCode, furtherNames, categoryId, subCategoryId },
    [categoryId, subCategoryId].map((id) => lookups.categoryNames(id)),
  );
  return {
    table: 'product',
    values: {
      id: demoId('product', product.key),
      company_id: demoId('company', product.company),
      name: product.name,
      description: product.description,
      language: companyOf(demo, product.company).language,
      texts: JSON.stringify(textsOf(productTexts[product.key])),
      facts: JSON.stringify(facts),
      code: product.code,
      category_id: categoryId,
      sub_category_id: subCategoryId,
      keywords: JSON.stringify(product.keywords),
      images: JSON.stringify(product.pictures.map(pictureKey)),
      find_text: productFindText(product.name, product.code, facts.hsCode, furtherNames),
      find_version: searchTextVersion,
      search_text: searchText,
      facets,
      created_at: now - product.createdDaysAgo * dayMs,
    },
  };
}

function requestRow(demo: Demo, request: DemoRequest, lookups: Lookups, now: number): Row {
  const company = companyOf(demo, request.company);
  const createdAt = now - request.ageMs;
  const listed = {
    serviceType: request.type,
    categoryId: lookups.categoryId(request.category),
    subCategoryId: lookups.categoryId(`${request.category}/${request.subCategory}`),
    countryId: lookups.countryId(company.countryCode),
    logisticTypeId: request.logisticType === undefined ? null : lookups.typeId('logistic', request.logisticType),
    shippingTypeId: request.shippingType === undefined ? null : lookups.typeId('shipping', request.shippingType),
  };
  const facts = factsOfDemo(request, lookups, now);
  const searched = searchedFacts({ facts: JSON.stringify(facts) });
  const approvedAt = request.approveStatus === approval.approved ? createdAt + Math.min(reviewMs, request.ageMs) : null;
  const boostExpiresAt = company.boostEndsInMs === undefined ? 0 : now + company.boostEndsInMs;
  const names = [listed.categoryId, listed.subCategoryId].map((id) => lookups.categoryNames(id));
  return {
    table: 'request',
    values: {
      id: demoId('request', request.key),
      code: `R-${asciiUpperCase(demoId('request', request.key).slice(0, 8))}`,
      company_id: demoId('company', request.company),
      owner_user_id: demoId('user', company.owner),
      author_user_id: demoId('user', company.owner),
      service_type: request.type,
      name: request.name,
      description: request.description,
      language: demoRequestLanguage(request, company),
      texts: JSON.stringify(textsOf(requestTexts[request.key])),
      category_id: listed.categoryId,
      sub_category_id: listed.subCategoryId,
      logistic_type_id: listed.logisticTypeId,
      shipping_type_id: listed.shippingTypeId,
      keywords: JSON.stringify(request.keywords),
      images: JSON.stringify(request.pictures.map(pictureKey)),
      files: JSON.stringify(documentsOf(request)),
      facts: JSON.stringify(facts),
      country_id: listed.countryId,
      country_code: asciiLowerCase(company.countryCode),
      approve_status: request.approveStatus,
      reject_reason: request.rejectReason === undefined ? null : JSON.stringify({ reasons: [], note: request.rejectReason }),
      rejected_at: request.rejectReason === undefined ? null : createdAt + reviewMs,
      sent_at: sentAtOf(request.approveStatus, createdAt, now),
      approved_at: approvedAt,
      expires_at: approvedAt === null ? null : publicUntil(approvedAt, facts.validUntil),
      is_boosted: boostExpiresAt > 0 ? 1 : 0,
      boost_expires_at: boostExpiresAt,
      search_text: searchTextOf(
        request.name,
        [...request.keywords, ...namesOf(requestTexts[request.key]), ...searched.words],
        [...names, ...searched.names],
      ),
      facets: requestFacets({ ...listed, facts: listedFacts({ facts: JSON.stringify(facts) }) }, boostExpiresAt > 0),
      count_keys: JSON.stringify(requestCountKeys(listed)),
      created_at: createdAt,
    },
  };
}

/** Companies, products and requests, oldest first, because lists are in the order of insertion. */
export function catalogueRows(demo: Demo, lookups: Lookups, now: number): Row[] {
  const companies = demo.companies.toSorted((a, b) => b.createdDaysAgo - a.createdDaysAgo);
  const products = demo.products.toSorted((a, b) => b.createdDaysAgo - a.createdDaysAgo);
  const requests = demo.requests.toSorted((a, b) => b.ageMs - a.ageMs);
  const productRows = products.map((product) => productRow(demo, product, lookups, now));
  const wordsOf = (companyId: string): string =>
    companyProductWords(
      productRows
        .filter(({ values }) => values['company_id'] === companyId)
        .map(({ values }) => String(values['search_text']))
        .reverse(),
    );
  const days = dayRows(companies, now);
  return [
    ...companies.map((company) => {
      const { table, values } = companyRow(company, lookups, now);
      return { table, values: { ...values, product_words: wordsOf(demoId('company', company.key)) } };
    }),
    ...companies.flatMap((company) => categoryRows(company, lookups)),
    ...companies
      .filter((company) => company.boostEndsInMs !== undefined)
      .map((company) => ({
        table: 'active_boost',
        values: { company_id: demoId('company', company.key), expires_at: now + (company.boostEndsInMs ?? 0) },
      })),
    ...days,
    ...productRows,
    ...requests.map((request) => requestRow(demo, request, lookups, now)),
    ...analyticsRows(
      days.filter(({ table }) => table === 'company_day'),
      companies,
      requests,
      now,
    ),
  ];
}
