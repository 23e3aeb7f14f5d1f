/** Every page that is rendered on the server, the same for everyone (docs/requirements.md#public-routes-p-21). */
import { turkishPaths } from '../content/page-paths.ts';
import {
  allRequestsQuery,
  codeQuery,
  directoryQuery,
  entryQuery,
  identityQuery,
  filterPageQuery,
  homeQuery,
  newsQuery,
  noticeQuery,
  pagedQuery,
  requestListQuery,
  searchQuery,
  sentQuery,
  stopMailsQuery,
  styleguideQuery,
  signInQuery,
  tokenQuery,
  versionQuery,
} from '../wire/page-query.ts';
import type { SitePage } from './page.ts';

export const publicPages = {
  home: { path: '/', shell: 'page', query: homeQuery, inSitemap: [''], frames: 'films' },
  imports: { path: '/imports', shell: 'page', query: requestListQuery, tab: 'search', inSitemap: [''] },
  exports: { path: '/exports', shell: 'page', query: requestListQuery, tab: 'search', inSitemap: [''] },
  allRequests: { path: '/requests', shell: 'page', query: allRequestsQuery, tab: 'search', inSitemap: ['', '?type=3', '?type=4'] },
  directory: { path: '/companies', shell: 'page', query: directoryQuery, tab: 'search', inSitemap: [''] },
  search: { path: '/search', shell: 'page', query: searchQuery, tab: 'search', above: '/search', isClosed: true },
  // Filters that lists leave out because of their byte budget.
  filterChapters: { path: '/filters/chapters', shell: 'page', query: filterPageQuery, tab: 'search', above: '/requests', isClosed: true },
  filterTerms: { path: '/filters/terms', shell: 'page', query: filterPageQuery, tab: 'search', above: '/requests', isClosed: true },
  importRequest: { path: '/imports/:id', shell: 'page', tab: 'search' },
  exportRequest: { path: '/exports/:id', shell: 'page', tab: 'search' },
  logisticNeed: { path: '/logistic-needs/:id', shell: 'page', tab: 'search' },
  logisticService: { path: '/logistic-services/:id', shell: 'page', tab: 'search' },
  publicCompany: { path: '/companies/:path', shell: 'page', tab: 'search', frames: 'films' },
  publicProducts: { path: '/companies/:path/products', shell: 'page', query: pagedQuery, tab: 'search' },
  publicRequests: { path: '/companies/:path/requests', shell: 'page', tab: 'search' },
  publicProduct: { path: '/companies/:path/products/:id', shell: 'page', tab: 'search' },
  news: { path: '/blogs', shell: 'page', query: newsQuery, inSitemap: [''] },
  article: { path: '/blogs/:path', shell: 'page' },
  plans: { path: '/plans', shell: 'page', inSitemap: [''] },
  contactPoints: { path: '/contact-points', shell: 'page', inSitemap: [''] },
  transparency: { path: '/transparency', shell: 'page', inSitemap: [''] },
  contact: { path: '/contact-us', alias: `/${turkishPaths['contact-us']}`, file: '[slug].astro', shell: 'page', query: sentQuery },

  signIn: { path: '/sign-in', shell: 'form', query: signInQuery, tab: 'profile', above: '/' },
  identity: { path: '/sign-in/with/:provider', shell: 'form', query: identityQuery, tab: 'profile', above: '/sign-in', isClosed: true },
  signUp: { path: '/sign-up', shell: 'form', query: entryQuery, tab: 'profile', above: '/sign-in' },
  forgotPassword: { path: '/forgot-password', shell: 'form', query: entryQuery, tab: 'profile', above: '/sign-in' },
  resetPassword: { path: '/reset-password', shell: 'form', query: tokenQuery, tab: 'profile', above: '/sign-in', isClosed: true },
  invitation: { path: '/invitation', shell: 'form', query: tokenQuery, tab: 'profile', above: '/', isClosed: true },
  verify: { path: '/verify/:number', shell: 'page', query: codeQuery, above: '/', isClosed: true },
  report: { path: '/report', shell: 'form', query: noticeQuery, above: '/', isClosed: true },
  decision: { path: '/decision', shell: 'form', query: tokenQuery, tab: 'profile', above: '/', isClosed: true },
  stopSearchMails: { path: '/unsubscribe', shell: 'page', query: stopMailsQuery, tab: 'profile', above: '/', isClosed: true },
  stopRecovery: { path: '/stop-recovery', shell: 'form', query: tokenQuery, tab: 'profile', above: '/', isClosed: true },
  keepAddress: { path: '/keep-address', shell: 'form', query: tokenQuery, tab: 'profile', above: '/', isClosed: true },
  denySignIn: { path: '/not-me', shell: 'form', query: tokenQuery, tab: 'profile', above: '/', isClosed: true },
  accountDeleted: { path: '/account-deleted', shell: 'page', tab: 'profile', above: '/', isClosed: true },
  activation: { path: '/activation', shell: 'form', query: tokenQuery, tab: 'profile', above: '/', isClosed: true },

  // The lists of these kinds are served by /requests.
  logisticNeeds: { path: '/logistic-needs', shell: 'none', tab: 'search' },
  logisticServices: { path: '/logistic-services', shell: 'none', tab: 'search' },
  // Rendered instead of /search?selected=2 and =3, and in the app instead of /.
  searchedCompanies: { path: '/search/companies', shell: 'none', tab: 'search', isClosed: true },
  searchedProducts: { path: '/search/products', shell: 'none', tab: 'search', isClosed: true },
  appHome: { path: '/app', shell: 'none' },
  // The public page as it will be after approval of an edit, for requests with a token (worker/pages/posted-forms.ts).
  companyPreview: { path: '/my-companies/:id/preview', shell: 'none', frames: 'films', isClosed: true, isFramed: true },
  notFound: { path: '/404', shell: 'page' },
  gone: { path: '/410', shell: 'page' },
  // A fragment for src/page-scripts/contact.ts.
  contactForm: { path: '/contact-form', shell: 'none', isClosed: true },
  newsFeed: { path: '/rss.xml', shell: 'none' },
  robots: { path: '/robots.txt', shell: 'none' },
  transparencyFile: { path: '/transparency.csv', shell: 'none' },
  // Rendered on each request: crawlers come only daily, and a part has up to 2,000 addresses, about a megabyte.
  sitemap: { path: '/sitemap.xml', shell: 'none' },
  sitemapPart: { path: '/sitemap-:part.xml', shell: 'none' },
  // In development only.
  styleguide: { path: '/styleguide', shell: 'none', query: styleguideQuery },
  // Any page written by editors.
  info: { path: '/:slug', shell: 'page', query: versionQuery },
} as const satisfies Record<string, SitePage>;

export type PublicPageName = keyof typeof publicPages;
