import { expect, test } from 'vitest';
import { markdownToHtml } from '../../../src/i18n/markdown.ts';

const html = (text: string) => markdownToHtml(text, { language: 'ru', title: 'Rail [freight]', link: (path) => `/ar${path}` });

test('![name] becomes one of our pictures, alone or within a sentence, with alternative text', () => {
  const picture = '<img loading="lazy" width="960" height="540" src="/static/career-1.webp" alt="Rail freight" />';
  expect(html('![career-1]')).toBe(`<p>${picture}</p>`);
  expect(html('Here ![career-1] it is.\n\n![career-1]')).toBe(`<p>Here ${picture} it is.</p>\n<p>${picture}</p>`);
  expect(html('![Map](/news/map.webp)')).toContain('src="/news/map.webp" alt="Map"');
});

test('pasted content cannot run: no raw HTML, no script addresses', () => {
  const made = html('<script>alert(1)</script> <img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) ![x](data:text/html,1)');
  expect(made).not.toMatch(/<script|<img src=x|javascript:|data:/);
  expect(made).toContain('&lt;script&gt;');
});

test('a heading may end with its id, which is not shown', () => {
  expect(html('## Goods *not* allowed {#goods-not-allowed}')).toBe('<h2 id="goods-not-allowed">Goods <em>not</em> allowed</h2>');
  expect(html('## One {#a}\n\n## Two {#b}')).toBe('<h2 id="a">One</h2>\n<h2 id="b">Two</h2>');
  expect(html('## Odd {#a"b} \n\nText {#c}')).toBe('<h2>Odd {#a»b}</h2>\n<p>Text {#c}</p>');
});

test('links within the site keep the visitor’s prefix, others are unchanged', () => {
  expect(html('[plans](/plans) [out](https://a.example/x) [odd](//a.example)')).toBe(
    '<p><a href="/ar/plans">plans</a> <a href="https://a.example/x">out</a> <a href="//a.example">odd</a></p>',
  );
});

test('a straight apostrophe becomes a typographic one, also after a link, but not in code', () => {
  expect(markdownToHtml("The buyers' [Kervan](/a)'s `it's`", { language: 'en', title: 't' })).toBe(
    '<p>The buyers’ <a href="/a">Kervan</a>’s <code>it\'s</code></p>',
  );
});

test('straight quotation marks become those of the text’s language, outside of code and links', () => {
  const source = '"Yes", said (*"no"*) and "**late**".';
  const made = (language: string) => markdownToHtml(source, { language, title: '' });
  expect(made('en')).toBe('<p>“Yes”, said (<em>“no”</em>) and “<strong>late</strong>”.</p>');
  expect(made('tr')).toBe(made('en'));
  expect(made('ru')).toBe('<p>«Yes», said (<em>«no»</em>) and «<strong>late</strong>».</p>');
  expect(made('ar')).toBe(made('ru'));
  expect(markdownToHtml('- "a"\n\n`x = "1"` [b](/c "d")', { language: 'en', title: '' })).toBe(
    '<ul>\n<li>“a”</li>\n</ul>\n<p><code>x = &quot;1&quot;</code> <a href="/c" title="d">b</a></p>',
  );
});

test('a line does not end after the single letter of a word with a hyphen', () => {
  expect(html('E-postayla, 3-D [e-posta](/contact-us) `e-posta` dry-run')).toBe(
    '<p><span class="unbroken">E-postayla</span>, <span class="unbroken">3-D</span> <a href="/ar/contact-us"><span class="unbroken">e-posta</span></a> <code>e-posta</code> dry-run</p>',
  );
});
