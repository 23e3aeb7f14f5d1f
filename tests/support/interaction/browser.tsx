import { hydrateRoot } from 'react-dom/client';
import interaction from '../../../src/directives/interaction.ts';
import { Island } from './island.tsx';

/*
 * Stands where astro-island stands: hands the directive a loader. The test lets the loader through when it wants
 * (`letLoad`), as a slow network would.
 */
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
