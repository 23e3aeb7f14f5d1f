import { layerOrder } from '../../../src/styles/base/layers.ts';

/** As in every page of the site: the order of layers first, then the common styles. */
document.head.append(Object.assign(document.createElement('style'), { textContent: layerOrder }));
await import('../../../src/styles/base/base.css');
