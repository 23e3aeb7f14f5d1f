import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { directionOf, type Language, languages } from '../../../contract/text/languages.ts';
import { site } from '../../../contract/site/index.ts';
import { sharePath } from '../../../contract/share.ts';

/** Names and shortcuts of an installed copy, in one language. */
export interface ManifestTexts {
  tagline: string;
  postRequest: string;
  messages: string;
}

const icon = (name: string, size: number, purpose?: 'maskable') => ({
  src: `/app/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

export const manifestOf = (language: Language, { tagline, postRequest, messages }: ManifestTexts) => {
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon', 192)] });
  return {
    id: '/',
    name: 'Kervan',
    short_name: 'Kervan',
    description: tagline,
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f4',
    theme_color: '#faf8f4',
    categories: ['business'],
    icons: [icon('icon', 192), icon('icon', 512), icon('icon-maskable', 512, 'maskable')],
    shortcuts: [shortcut(postRequest, site.addRequest.path), shortcut(messages, site.messages.path)],
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'images', accept: ['image/jpeg', 'image/png', 'image/webp'] }],
      },
    },
  };
};

/** Written each time, since texts and shortcuts change. @param folder public/ */
export async function makeManifests(folder: URL, locales: URL): Promise<void> {
  await mkdir(new URL('app/', folder), { recursive: true });
  await Promise.all(
    languages.map(async (language) => {
      const read = async (name: string): Promise<unknown> =>
        JSON.parse(await readFile(new URL(`${language}/${name}.json`, locales), 'utf8'));
      const { tagline } = (await read('common')) as { tagline: string };
      const { postRequest, business } = (await read('nav')) as { postRequest: string; business: { messages: string } };
      const manifest = manifestOf(language, { tagline, postRequest, messages: business.messages });
      await writeFile(new URL(`app/${language}.webmanifest`, folder), JSON.stringify(manifest));
    }),
  );
}
