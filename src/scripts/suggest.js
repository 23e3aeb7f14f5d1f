// Sent as it is written, when someone first reaches for a search (see site.ts): suggestions while typing, as an ARIA
// combobox. React's 58 KB would come later than the third letter. The page's policy lets a script adopt a sheet, not write a
// style element.
(function () {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .search { position: relative }
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
  const lengthMin = 3;
  const pauseMs = 200;
  const shown = 6;
  // contract/search/calls.ts
  const types = { 1: 1, 2: 2, companies: 3, other: 4, all: 5 };
  const segments = ['', 'imports', 'exports', 'logistic-needs', 'logistic-services'];
  const make = function (name, attributes, text) {
    const element = document.createElement(name);
    Object.entries(attributes).forEach(function ([key, value]) {
      element.setAttribute(key, value);
    });
    if (text) element.textContent = text;
    return element;
  };
  const attach = function (form, number) {
    const id = 'suggest-' + number;
    const field = form.elements.namedItem('value');
    const kind = form.elements.namedItem('type');
    const isApp = form.getAttribute('action').endsWith('/search');
    const selected = form.elements.namedItem('selected');
    let options = [];
    let active = -1;
    let timer = 0;
    let asking = new AbortController();
    let asked = '';

    const list = make('div', { class: 'suggest', id, role: 'listbox', 'aria-label': field.labels[0].textContent.trim() });
    list.hidden = true;
    form.append(list);
    Object.entries({ role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-expanded': 'false' }).forEach(function ([
      key,
      value,
    ]) {
      field.setAttribute(key, value);
    });

    const type = function () {
      if (selected) return 'companies';
      if (!kind) return 'all';
      return kind.value in types ? kind.value : 'other';
    };
    const close = function () {
      clearTimeout(timer);
      asking.abort();
      asked = '';
      list.hidden = true;
      options = [];
      mark(-1);
    };
    const mark = function (index) {
      active = index;
      options.forEach(function (option, at) {
        option.setAttribute('aria-selected', String(at === index));
      });
      field.setAttribute('aria-expanded', String(!list.hidden));
      if (index < 0) return field.removeAttribute('aria-activedescendant');
      field.setAttribute('aria-activedescendant', options[index].id);
      options[index].scrollIntoView({ block: 'nearest' });
    };

    const listOf = function (category) {
      const lists = { 1: '/imports?', 2: '/exports?', other: '/requests?type=other&', companies: '/companies?', all: '/requests?' };
      const tabs = { 1: 'type=1&', 2: 'type=2&', other: 'type=other&', companies: 'selected=2&', all: '' };
      const path = (isApp ? '/search?' + tabs[type()] : lists[type()]) + 'category=' + category.categoryId;
      return category.id === category.categoryId ? path : path + '&subCategory=' + category.id;
    };
    const group = function (label, rows) {
      if (rows.length === 0) return;
      const box = make('div', { role: 'group', 'aria-label': label });
      box.append(make('p', { 'aria-hidden': 'true' }, label));
      rows.forEach(function (row) {
        const option = make('a', {
          role: 'option',
          id: id + '-' + options.length,
          href: (root.dataset.prefix || '') + row.path,
          tabindex: '-1',
          'aria-selected': 'false',
        });
        if (row.country) option.append(make('img', { src: '/locations/40x/' + row.country + '.webp', alt: '', width: '20', height: '15' }));
        option.append(make('bdi', {}, row.name));
        options.push(option);
        box.append(option);
      });
      list.append(box);
    };
    const show = function (found) {
      list.replaceChildren();
      options = [];
      const here = form.dataset.results || kind.selectedOptions[0].text;
      group(
        form.dataset.categories,
        found.categories.map(function (category) {
          return { name: category.description[root.lang], path: listOf(category) };
        }),
      );
      group(
        here,
        found.requests
          .map(function (request) {
            return { name: request.name, country: request.country, path: '/' + segments[request.inServiceEnum] + '/' + request.id };
          })
          .concat(
            found.companies.map(function (company) {
              return { name: company.name, country: company.country, path: '/companies/' + company.path };
            }),
          ),
      );
      list.hidden = options.length === 0;
      mark(-1);
    };

    const ask = function (text) {
      asking.abort();
      asking = new AbortController();
      fetch('/api/Pages/NavigationSearch', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-kervan': '1' },
        body: JSON.stringify({ text: text.slice(0, 200), searchTypeEnum: types[type()], size: shown }),
        signal: asking.signal,
      })
        .then(function (answer) {
          return answer.ok ? answer.json() : Promise.reject(answer);
        })
        .then(function (answer) {
          show(answer.data);
        })
        // Nothing to suggest: the form itself goes on working. A newer question has its own answer.
        .catch(function (error) {
          if (error.name !== 'AbortError') close();
        });
    };
    const consider = function () {
      const text = field.value.trim();
      if (text.length < lengthMin) return close();
      const question = type() + text;
      if (question === asked) return;
      asked = question;
      clearTimeout(timer);
      timer = setTimeout(ask, pauseMs, text);
    };

    field.addEventListener('input', consider);
    if (kind && kind.tagName === 'SELECT') kind.addEventListener('change', consider);
    field.addEventListener('keydown', function (event) {
      if (list.hidden || event.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) {
        // Past either end lies the field itself.
        const places = options.length + 1;
        mark(((active + 1 + step + places) % places) - 1);
      } else if (event.key === 'Escape') close();
      else if (event.key === 'Enter' && active >= 0) options[active].click();
      else return;
      event.preventDefault();
    });
    // The field keeps the focus while one presses an option.
    list.addEventListener('pointerdown', function (event) {
      event.preventDefault();
    });
    form.addEventListener('focusout', function (event) {
      if (!form.contains(event.relatedTarget)) close();
    });
    form.addEventListener('submit', close);
    consider();
  };
  document.querySelectorAll('form.search').forEach(attach);
})();
