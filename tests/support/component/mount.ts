import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import { onTestFinished } from 'vitest';
import { directionOf, type Language } from '../../../contract/text/languages.ts';

/** A place in the document, of the size of a window in CSS pixels and in the direction of a language; removed after the test. */
export async function place(width = 1280, height = 900, language: Language = 'en'): Promise<HTMLElement> {
  await page.viewport(width, height);
  const { documentElement: html, body } = document;
  Object.assign(html, { lang: language, dir: directionOf(language) });
  scrollTo(0, 0);
  const element = body.appendChild(document.createElement('main'));
  onTestFinished(() => element.remove());
  return element;
}

/** Renders as an island does after its hydration: outside of `act`, so that React decides when. @returns removes it before the test ends */
export function renderAt(element: HTMLElement, node: ReactNode): () => void {
  const root = createRoot(element);
  root.render(node);
  onTestFinished(() => root.unmount());
  return () => root.unmount();
}

/** Resolves after a frame in which everything that had been set by now is drawn. */
export const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
