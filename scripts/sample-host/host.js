/* The native app's side of the bridge (contract/host): tokens stay in this page, as they would in the system's safe. */
const device = document.querySelector('#device');
const traffic = document.querySelector('#traffic');
const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
  .replaceAll('+', '-')
  .replaceAll('/', '_');
let lastId = 0;
let heardId = 0;
let lastSaid = null;

function note(from, message) {
  const line = document.createElement('li');
  line.dataset.from = from;
  line.dataset.type = message.type;
  if (message.fault) line.dataset.fault = message.fault;
  line.textContent = JSON.stringify(message, (key, value) => (/token/i.test(key) && value ? `${String(value).slice(0, 6)}…` : value));
  traffic.prepend(line);
}

window.KervanSampleHost = {
  version: 1,
  nonce,
  hear(text) {
    const message = JSON.parse(text);
    if (message.nonce !== nonce || message.version !== 1 || !(message.id > heardId)) return;
    heardId = message.id;
    note('page', message);
    if (message.type === 'plans') window.lastLink = message.link;
    if (message.type === 'badge') document.title = message.count > 0 ? `(${message.count}) Sample host` : 'Sample host';
  },
};

/* As iOS hands it over: an event of the page's own window, with no sender. */
function post(message, origin = '') {
  const page = device.contentWindow;
  note('app', message);
  page.dispatchEvent(new page.MessageEvent('message', { data: JSON.stringify(message), origin }));
}

function sign(message) {
  lastId = Math.max(Date.now(), lastId + 1);
  return { ...message, version: 1, nonce, id: lastId };
}

function say(message) {
  lastSaid = sign(message);
  post(lastSaid);
}

const forged = {
  nonce: () => post({ ...sign({ type: 'open', link: '/plans' }), nonce: nonce.replaceAll(/./g, 'A') }),
  version: () => post({ ...sign({ type: 'open', link: '/plans' }), version: 2 }),
  replayed: () => lastSaid && post(lastSaid),
  shape: () => post(sign({ type: 'eraseAll' })),
  origin: () => post(sign({ type: 'open', link: '/plans' }), 'https://elsewhere.example'),
};

document.addEventListener('click', ({ target }) => {
  if (target.dataset.say) say({ type: target.dataset.say, state: target.dataset.state });
  if (target.dataset.forge) forged[target.dataset.forge]();
});
document.querySelector('#open').addEventListener('submit', (event) => {
  event.preventDefault();
  say({ type: 'open', link: event.target.elements.link.value });
});
document.querySelector('#push').addEventListener('submit', (event) => {
  event.preventDefault();
  say({ type: 'pushToken', token: event.target.elements.token.value });
});

const asked = new URLSearchParams(location.search).get('open') ?? '/';
device.src = `${asked}${asked.includes('?') ? '&' : '?'}app=1`;
