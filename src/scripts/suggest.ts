/**
 * Suggestions while typing, as an ARIA combobox; fetched when someone first reaches for a search (see site.ts). React's 58 KB would
 * come later than the third letter.
 */
import { type DataOf, pathOf } from '../../contract/call.ts';
import { searchLengthMin } from '../../contract/limits.ts';
import { ownListOf, requestPath } from '../../contract/request/address.ts';
import type { ServiceType } from '../../contract/request/shapes.ts';
import type { navigationSearch } from '../../contract/search/calls.ts';
import { navigationSearchPlace, type SearchKind, searchTypes } from '../../contract/search/suggest.ts';
import { envelopeOf, headersOf } from '../../contract/wire-call.ts';

type Found = DataOf<typeof navigationSearch>;
type Category = Found['categories'][number];
interface Row {
  name: string;
  path: string;
  country?: string;
}

const pauseMs = 200;
const shown = 6;
const textLengthMax = 200;

// The page's policy lets a script adopt a sheet, not write a style element.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
    .search { position: relative }
    .search input:not(:placeholder-shown)::-webkit-search-cancel-button {
      appearance: none; padding: 0.4rem; cursor: pointer;
      background: linear-gradient(45deg, #0000 45%, var(--ink-soft) 45% 55%, #0000 55%), linear-gradient(-45deg, #0000 45%, var(--ink-soft) 45% 55%, #0000 55%);
    }
    .suggest {
      position: absolute; inset-inline: -1px; inset-block-start: calc(100% + var(--s1)); z-index: 6;
      max-block-size: min(28rem, 60vh); overflow-y: auto; padding: var(--s1);
      border: var(--border); border-radius: var(--radius-card); background: var(--surface); box-shadow: var(--overlay-shadow);
    }
    .suggest p { padding: var(--s2) var(--s2) var(--s1); color: var(--ink-faint); font-size: var(--text-xs); font-weight: var(--medium) }
    .suggest a {
      display: flex; align-items: center; gap: var(--s2); min-block-size: var(--control); padding: var(--s1) var(--s2);
      border-radius: var(--radius-control); color: var(--ink); font-size: var(--text-sm); text-decoration: none;
    }
    .suggest a:hover, .suggest [aria-selected='true'] { background: var(--teal-tint) }
    .suggest [aria-selected='true'] { outline: 2px solid var(--teal); outline-offset: -2px }
    .suggest img { flex: none }
    .suggest bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  `);
document.adoptedStyleSheets.push(sheet);
const root = document.documentElement;

function make(name: string, attributes: Record<string, string>, text = ''): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}

function attach(form: HTMLFormElement, number: number): void {
  const id = `suggest-${number}`;
  const field = form.elements.namedItem('value') as HTMLInputElement;
  /** The header's choice, or what /search keeps. */
  const kindField = form.elements.namedItem('type') as HTMLSelectElement | HTMLInputElement | null;
  const isApp = form.getAttribute('action')?.endsWith('/search') === true;
  let options: HTMLElement[] = [];
  let active = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();
  let asked = '';

  const list = make('div', { class: 'suggest', id, role: 'listbox', 'aria-label': field.labels?.[0]?.textContent.trim() ?? '' });
  list.hidden = true;
  form.append(list);
  const combobox = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-expanded': 'false' };
  for (const [key, value] of Object.entries(combobox)) field.setAttribute(key, value);

  function kind(): SearchKind {
    const selected = form.elements.namedItem('selected') as HTMLInputElement | null;
    if (selected) return selected.value === '3' ? 'products' : 'companies';
    if (kindField === null) return 'requests';
    return kindField.value in searchTypes ? (kindField.value as SearchKind) : 'other';
  }
  function mark(index: number): void {
    active = index;
    options.forEach((option, at) => option.setAttribute('aria-selected', String(at === index)));
    field.setAttribute('aria-expanded', String(!list.hidden));
    const option = options[index];
    if (option === undefined) return field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  }
  function close(): void {
    clearTimeout(timer);
    asking.abort();
    asked = '';
    list.hidden = true;
    options = [];
    mark(-1);
  }

  function listOf(category: Category): string {
    const asks = kind();
    const query = new URLSearchParams();
    if (asks === 'products') query.set('selected', '3');
    else if (isApp && asks === 'companies') query.set('selected', '2');
    else if (asks !== 'all' && asks !== 'requests' && asks !== 'companies' && (isApp || asks === 'other')) query.set('type', asks);
    query.set('category', category.categoryId);
    if (category.id !== category.categoryId) query.set('subCategory', category.id);
    return `${isApp ? '/search' : asks === 'companies' ? '/companies' : (ownListOf(asks) ?? '/requests')}?${query}`;
  }
  function group(label: string, rows: readonly Row[]): void {
    if (rows.length === 0) return;
    const box = make('div', { role: 'group', 'aria-label': label });
    box.append(make('p', { 'aria-hidden': 'true' }, label));
    for (const { name, path, country } of rows) {
      const href = (root.dataset['prefix'] ?? '') + path;
      const option = make('a', { role: 'option', id: `${id}-${options.length}`, href, tabindex: '-1', 'aria-selected': 'false' });
      if (country) option.append(make('img', { src: `/locations/40x/${country}.webp`, alt: '', width: '20', height: '15' }));
      option.append(make('bdi', {}, name));
      options.push(option);
      box.append(option);
    }
    list.append(box);
  }
  function show({ categories, requests, companies, products = [] }: Found): void {
    list.replaceChildren();
    options = [];
    const here = form.dataset['results'] ?? (kindField as HTMLSelectElement).selectedOptions[0]?.text ?? '';
    const isAll = kind() === 'all';
    group(
      form.dataset['categories'] ?? '',
      categories.map((category) => ({ name: category.description[root.lang as keyof Category['description']], path: listOf(category) })),
    );
    group(
      isAll ? (form.dataset['requests'] ?? '') : here,
      requests.map(({ id, name, country, inServiceEnum }) => ({ name, country, path: requestPath(inServiceEnum as ServiceType, id) })),
    );
    group(
      isAll ? (form.dataset['companies'] ?? '') : here,
      companies.map(({ name, country, path }) => ({ name, country, path: `/companies/${path}` })),
    );
    group(
      form.dataset['products'] ?? '',
      products.map(({ id, name, country, companyPath }) => ({ name, country, path: `/companies/${companyPath}/products/${id}` })),
    );
    list.hidden = options.length === 0;
    mark(-1);
  }

  async function ask(text: string): Promise<void> {
    asking.abort();
    asking = new AbortController();
    const body = { text: text.slice(0, textLengthMax), searchTypeEnum: searchTypes[kind()], size: shown, language: root.lang };
    try {
      const response = await fetch(pathOf(navigationSearchPlace), {
        method: navigationSearchPlace.method,
        headers: headersOf(navigationSearchPlace, { isOwn: true }, true),
        body: JSON.stringify(body),
        signal: asking.signal,
      });
      const { data } = envelopeOf<Found>(await response.json()) ?? {};
      if (data === undefined) close();
      else show(data);
    } catch (error) {
      // Nothing to suggest: the form itself goes on working. A newer question has its own answer.
      if ((error as Error).name !== 'AbortError') close();
    }
  }
  function consider(): void {
    const text = field.value.trim();
    if (text.length < searchLengthMin) return close();
    const question = kind() + text;
    if (question === asked) return;
    asked = question;
    clearTimeout(timer);
    timer = setTimeout(() => void ask(text), pauseMs);
  }

  field.addEventListener('input', consider);
  if (kindField instanceof HTMLSelectElement) kindField.addEventListener('change', consider);
  field.addEventListener('keydown', (event) => {
    if (list.hidden || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      // Past either end lies the field itself.
      const places = options.length + 1;
      mark(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && active >= 0) options[active]?.click();
    else return;
    event.preventDefault();
  });
  // The field keeps the focus while one presses an option.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  form.addEventListener('focusout', (event) => {
    if (!form.contains(event.relatedTarget as Node | null)) close();
  });
  form.addEventListener('submit', close);
  consider();
}

document.querySelectorAll<HTMLFormElement>('form.search').forEach(attach);
