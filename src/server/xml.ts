/** Characters that XML 1.0 does not permit, also unpaired surrogates. */
// oxlint-disable-next-line no-control-regex -- these are the ones to leave out
const unknown = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text for elements and attributes of an XML document. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(unknown, '')
    .replaceAll(/[&<>"']/g, (sign) => names[sign] ?? sign);

/** A whole document that clients may cache for `seconds`. */
export const xmlAnswer = (body: string, type: string, seconds: number): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${seconds}` },
  });
