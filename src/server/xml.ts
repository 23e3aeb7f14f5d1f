/** Characters that XML 1.0 does not permit, also unpaired surrogates. */
// oxlint-disable-next-line no-control-regex -- these are the ones to leave out
const unknown = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text for elements and attributes of XML and HTML. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(unknown, '')
    .replaceAll(/[&<>"']/g, (sign) => names[sign] ?? sign);

/** A whole document. It names no lifetime, so the edge lets clients revalidate it as a page, mostly with a 304. */
export const xmlAnswer = (body: string, type: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    headers: { 'content-type': `${type}; charset=utf-8` },
  });
