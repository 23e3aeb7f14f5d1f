/** The business area when texts that it starts with cannot be loaded. */
import { beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from '../../support/browser/browser-globals.ts';

const render = vi.fn();
const startTexts = vi.fn<() => Promise<unknown>>();
vi.mock('react-dom/client', () => ({ createRoot: () => ({ render }) }));
vi.mock('../../../src/client/start.ts', () => ({ startSession: () => undefined }));
vi.mock('../../../src/account/AccountApp.tsx', () => ({ AccountApp: () => null }));
vi.mock('../../../src/account/shared/texts.tsx', () => ({ startTexts: () => startTexts() }));

const toggled = vi.fn();
stubPage();
vi.stubGlobal('document', {
  documentElement: { lang: 'en', dataset: {} },
  getElementById: () => ({ children: ['loader', 'message'].map((name) => ({ toggleAttribute: () => toggled(name) })) }),
});

beforeEach(() => {
  vi.clearAllMocks();
  vi.resetModules();
});

test.each([
  ['is shown if texts arrive at the second try', 1, { rendered: 1, toggled: [] }],
  ['gives way to a message with a link to reload if they do not', 2, { rendered: 0, toggled: ['loader', 'message'] }],
])('the business area %s', async (_, failures, shown) => {
  startTexts.mockResolvedValue({});
  for (let count = 0; count < failures; count += 1) startTexts.mockRejectedValueOnce(new Error('no answer'));
  await import('../../../src/account/mount.tsx');
  await vi.waitFor(() => expect({ rendered: render.mock.calls.length, toggled: toggled.mock.calls.flat() as unknown[] }).toEqual(shown));
});
