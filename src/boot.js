(function () {
  var root = document.documentElement;
  if (window.trustedTypes)
    trustedTypes.createPolicy('default', {
      createHTML: function (text) {
        return /^(&\w+;)?$/.test(text) ? text : null;
      },
    });
  // What is pressed before its script is there: the script does it then (src/page-scripts/contact-form.ts).
  addEventListener('click', function (event) {
    window.pressed = event.target;
  });
  // A form that is not hydrated yet cannot send itself: it does so afterwards (src/form/use-early.ts). Modules would listen too late.
  addEventListener('submit', function (event) {
    var island = event.target.closest('[data-early] astro-island[ssr]');
    if (!island || ('failed' in island.dataset && event.target.hasAttribute('action'))) return;
    event.preventDefault();
    // Outside of the hydrated markup, which React compares with the server's.
    island.dataset.pressed = '';
  });
  // Its script could not be loaded: the page says so (src/components/PartMissing.astro), and forms with a target work without script.
  addEventListener('astro:hydration-error', function (event) {
    event.target.dataset.failed = '';
  });
  try {
    var store = localStorage;
    var mode = store.getItem('mode');
    if (mode === 'light' || mode === 'dark') root.dataset.mode = mode;
    if (store.getItem('user')) root.dataset.session = 'member';
    // A guest's page that back navigation restores after a sign-in, unless a text may be typed there.
    else
      addEventListener('pageshow', function (event) {
        if (event.persisted && store.getItem('user') && !document.querySelector('main textarea')) location.reload();
      });
    if (!store.getItem('cookies') && !/cookies=/.test(document.cookie))
      addEventListener('load', function () {
        root.dataset.cookies = 'ask';
      });
    var cookie = (document.cookie.match(/(?:^|; )language-imp=(\w\w)/) || [])[1];
    var local = (store.getItem('language-imp') || '').toLowerCase();
    if (cookie) store.setItem('language-imp', cookie.toUpperCase());
    else if (/^(en|tr|ru|ar)$/.test(local) && local !== root.lang && !root.dataset.prefix)
      location.replace('/language?to=' + local + '&back=' + encodeURIComponent(location.pathname + location.search));
  } catch {}
})();
