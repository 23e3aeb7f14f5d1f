import { hydrateRoot } from 'react-dom/client';
import interaction from '../../../src/directives/interaction.ts';
import { Island } from './island.tsx';

/* A replacement of astro-island that passes the directive a loader. The test releases the loader (`letLoad`), as a slow network would. */
declare global {
  interface Window {
    loads: number;
    letLoad(works: boolean): void;
  }
}

const element = document.getElementById('island') as HTMLElement;
window.loads = 0;

const load = (): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    window.loads += 1;
    window.letLoad = (works) => (works ? resolve(async () => void hydrateRoot(element, <Island />)) : reject(new Error('offline')));
  });

void interaction(load, { name: 'Island', value: 'true' }, element);
document.body.dataset.armed = 'true';
