import { beforeEach } from 'vitest';
import { $toasts } from '../../../src/client/toasts.ts';
import { layerOrder } from '../../../src/styles/base/layers.ts';

/** As in every page of the site: the order of layers first, then the common styles. */
document.head.append(Object.assign(document.createElement('style'), { textContent: layerOrder }));
await import('../../../src/styles/base/base.css');

// All files run in one page, so a toast of another test may still be shown.
beforeEach(() => $toasts.set([]));
