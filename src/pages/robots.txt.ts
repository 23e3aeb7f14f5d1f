/** What crawlers may read: everything but the account, calls and what only narrows a list by typed words. */
import type { APIRoute } from 'astro';
import { languages } from '../i18n/languages.ts';
import { absolute } from '../server/site-origin.ts';

/** Rooms of the account and what stands for nobody else; they carry noindex too, but each visit would cost a rendering. */
const closed = [
  '/profile',
  // Not the info page whose name begins alike.
  '/membership$',
  '/my-companies',
  '/my-requests',
  '/my-staff',
  '/add-new-company',
  '/add-product',
  '/add-request',
  '/edit-product',
  '/edit-request',
  '/contact-form',
  '/messages',
  '/notifications',
  '/moderation',
  '/payment',
  '/activation',
  '/reset-password',
  '/search',
];
/** Typed searches, and addresses that lead back to where somebody was. */
const searched = ['/*?*value=', '/*?*redirect='];

export const GET: APIRoute = () => {
  const rooms = closed.flatMap((path) => [path, ...languages.map((language) => `/${language}${path}`)]);
  const lines = ['/api/', '/dev/', '/language?', ...rooms, ...searched].map((path) => `Disallow: ${path}`);
  const text = ['User-agent: *', ...lines, '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n');
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } });
};
