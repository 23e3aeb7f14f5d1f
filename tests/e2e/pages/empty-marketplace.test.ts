/** A marketplace without data, and pages that its editors add later. */
import { startBuiltServer } from '../../support/browser/built-server.ts';
import { expect, test } from '../../support/browser/page.ts';
import { textsOf } from '../../support/browser/texts.ts';

test('empty lists have a text, and an editor’s new page is at its path in each of its languages', async ({ request }) => {
  test.setTimeout(120_000);
  const server = await startBuiltServer({ demo: false });
  const get = async (path: string): Promise<{ status: number; text: string; to: string | undefined }> => {
    const answer = await request.get(server.origin + path, { maxRedirects: 0 });
    return { status: answer.status(), text: await answer.text(), to: answer.headers()['location'] };
  };
  try {
    for (const language of ['en', 'ar'] as const) {
      const t = textsOf(language);
      const home = await get(`/${language}`);
      expect(home.status).toBe(200);
      expect(home.text.match(/<h1/g)).toHaveLength(1);
      expect(home.text.split(t('common.noData'))).toHaveLength(3);
      expect(home.text).not.toContain('class="hero"');
      for (const path of ['/imports', '/companies', '/blogs', '/plans']) expect((await get(`/${language}${path}`)).status).toBe(200);
    }

    // A slide may consist of a picture only, and a single slide does not move.
    await server.database.prepare("INSERT INTO banner(id, language, image, position) VALUES('only', 'RU', 'port.webp', 1)").run();
    const russian = await get('/ru');
    expect(russian.text).toMatch(/class="hero__art" src="data:image\/webp;base64,/);
    expect(russian.text.match(/<h1/g)).toHaveLength(1);
    expect(russian.text).not.toMatch(/class="hero__(?:top|text|film|controls)"|<h\d[^>]*><\/h\d>/);

    // A picture that is not a file of the site is requested by its address.
    await server.database.prepare("INSERT INTO banner(id, language, image, position) VALUES('away', 'TR', 'p/away.webp', 1)").run();
    expect((await get('/tr')).text).toMatch(/class="hero__art" src="\/banners\/p\/away\.webp"/);

    // News without a picture show none.
    await server.database
      .prepare(
        "INSERT INTO news(id, path, language, title, description, content, published_at) VALUES('plain', 'plain', 'RU', 'Plain', 'Words', 'Words', 1)",
      )
      .run();
    const article = await get('/ru/blogs/plain');
    expect([article.status, article.text.includes('<h1>Plain</h1>'), /src="\/news\//.test(article.text)]).toEqual([200, true, false]);
    const news = await get('/ru/blogs?page=1&lang=ru');
    expect([news.text.includes('/ru/blogs/plain'), /src="\/news\//.test(news.text)]).toEqual([true, false]);

    const page = server.database.prepare(
      "INSERT INTO cms_page(slug, language, page_key, title, description, content, updated_at) VALUES(?1, ?2, 'trade-fairs', ?3, ?3, ?3, 1)",
    );
    await server.database.batch([page.bind('trade-fairs', 'EN', 'Trade fairs'), page.bind('fuarlar', 'TR', 'Fuarlar')]);
    const english = await get('/en/trade-fairs');
    expect(english.status).toBe(200);
    expect(english.text).toMatch(/<h1[^>]*>Trade fairs<\/h1>/);
    expect(await get('/tr/trade-fairs')).toMatchObject({ status: 302, to: '/tr/fuarlar' });
    expect((await get('/tr/fuarlar')).status).toBe(200);
    expect((await get('/ru/trade-fairs')).status).toBe(404);
  } finally {
    await server.stop();
  }
});
