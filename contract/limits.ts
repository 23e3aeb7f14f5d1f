/**
 * Times, sizes and limits that both sides or several files use, each once and with its unit in the name. A limit of one file is beside its
 * use.
 */

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/**
 * A change is public within a minute (docs/behaviour.md#page-cache). Of that minute, a replica of the database may be behind by the first
 * of these times, and lookups and counts may have the age of the second; the remaining time is the lifetime of a cached page.
 */
export const replicaAgeMaxMs = 5 * secondMs;
export const lookupAgeMaxMs = 20 * secondMs;
export const pageAgeMaxMs = minuteMs - replicaAgeMaxMs - lookupAgeMaxMs;
/**
 * Maximum age of fallback copies with content that moderators can remove, while the API fails or is slow. It is short because a decision is
 * known only to the isolate that passed it on.
 */
export const fallbackAgeMaxMs = 60 * minuteMs;

export const textLengthMax = 4096;
export const keywordLengthMin = 2;
export const keywordLengthMax = 20;
export const uploadBytesMax = 6_000_000;
/** How long an uploaded file is stored if no call uses it. */
export const uploadWaitMs = 24 * hourMs;
export const jsonBytesMax = 64_000;
export const emailLengthMax = 200;
export const nameLengthMin = 2;
export const phoneDigitsMax = 15;
/** A phone number with at most this many digits is ignored. */
export const phoneLengthIgnored = 5;
export const searchLengthMin = 3;
export const searchLengthMax = 200;

/** Duration of a moderator's claim on an item; renewing restarts it. */
export const claimMs = 10 * minuteMs;
export const productPicturesMax = 12;
export const requestPicturesMax = 8;
export const requestDocumentsMax = 8;
export const companyDocumentsMax = 6;
export const companyCertificatesMax = 12;
/** Products of a company in one answer. */
export const companyProductsMax = 1000;
/** Open requests on a company's page. */
export const companyRequestsShown = 6;

export const pageSizeMax = 50;
export const chatPageSize = 1000;
/** Chats in the list of an account, the last active first; unread messages are counted in these. */
export const chatsListed = 200;
/** The credits of an unopened contact are refunded after this time (docs/behaviour.md#contact-refund). */
export const contactRefundMs = 72 * hourMs;
/** New chats of an account without a plan: enough to try the marketplace, but not to contact everybody in it. */
export const contactsPerDayWithoutPlan = 10;
export const listPageSize = 10;
export const newsPageSize = 8;
export const homeNewsCount = 4;
export const statisticsShownFromByDefault = 1000;
export const relatedRequestsFetched = 4;
export const relatedRequestsShown = 3;
export const otherCompaniesShown = 3;
export const similarProductsShown = 4;
/** Maximum of rows that are skipped in a list which leaves out the offers of one company. */
export const passedOverMax = 64;
export const cardKeywordsShown = 10;
export const categoriesShownFirst = 5;
export const smallCardImagesShown = 5;
export const descriptionPreviewLength = 240;
export const metaDescriptionLength = 150;
/** Totals of text searches and of three or more filters are counted up to this (docs/behaviour.md#paging). */
export const countMax = 1000;

/** Addresses in one part of the sitemap, about a megabyte. */
export const sitemapPartSize = 2000;
export const sitemapPartMax = 1_000_000;

/**
 * How long an idempotency key is stored: no longer than clients retry, because stored answers contain written texts, including messages.
 */
export const keyLifeMs = 60 * minuteMs;
/** How long the link of an alert about a sign-in works. */
export const signInAlertMs = 30 * dayMs;
/** After this time without use, a device counts as new. */
export const knownDeviceMs = 365 * dayMs;
/** How long a proof of the person counts for calls that need a fresh one (docs/behaviour.md#fresh-proof). */
export const freshProofMs = 10 * minuteMs;
export const refreshIdleMs = 30 * dayMs;
export const refreshAbsoluteMs = 180 * dayMs;
export const refreshPendingMaxMs = 10 * secondMs;
export const activationMs = 3 * dayMs;
export const invitationMs = 7 * dayMs;
/** How long a colleague's new address can be confirmed, and the old one can object. */
export const addressChangeMs = 72 * hourMs;
export const resetMs = 10 * minuteMs;
/** How long the browser stores a draft, which was typed into a form and not sent. */
export const draftLifeMs = 30 * dayMs;
/** How long input that only a tab stores is restored. */
export const tabInputLifeMs = 60 * minuteMs;
/** Minimum time between two mails about an unread chat. */
export const chatMailPauseMs = 15 * minuteMs;
/** Minimum time between two mails about a continuing alarm. */
export const alarmPauseMs = 6 * hourMs;
export const resetResendMs = 180 * secondMs;
export const verificationResendMs = 120 * secondMs;
/** If a translation takes longer, the original is shown. */
export const translationSlowMs = 5 * secondMs;

export const bannerAutoplayMs = 4 * secondMs;
export const toastMsPublicSuccess = 2 * secondMs;
export const toastMsBusiness = 3500;

export const chatListPollMs = 60 * secondMs;
export const chatPollMs = 30 * secondMs;

/** A request stays public for this time after its approval (docs/behaviour.md#request-states). */
export const requestPublicMs = 60 * dayMs;
export const planMs = 365 * dayMs;
/** How long a quoted price can be paid by card. */
export const priceQuoteMs = 30 * minuteMs;
export const welcomePlanMs = 14 * dayMs;
export const notificationPageSize = 30;
