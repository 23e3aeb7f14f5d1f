// Sent as it is written, to members only (see site.ts): their name, counts and the way out.
(function () {
  const find = function (name, change) {
    document.querySelectorAll('[data-' + name + ']').forEach(change);
  };
  const write = function (number) {
    return new Intl.NumberFormat(document.documentElement.dataset.locale).format(number);
  };
  // As the header of the account writes it (src/account/shell/header.ts).
  const count = function (number) {
    return function (place) {
      place.hidden = !number;
      place.textContent = number > 99 ? write(99) + '+' : write(number);
    };
  };
  try {
    const user = JSON.parse(localStorage.getItem('user') || 'null');
    if (!user) return;
    find('user-name', function (place) {
      place.textContent = user.fullName;
    });
    find('user-credit', function (place) {
      place.textContent = write(user.inCredit);
    });
    find('unread', count(user.unreadMessageCount));
    find('news', count(Number(localStorage.getItem('unreadNotifications'))));
    find('moderator', function (place) {
      place.hidden = !user.isModerator;
    });
  } catch {
    // A browser without storage shows the page to a visitor.
  }
  // Ends the session here, in the other tabs, in an embedding app and on the server.
  document.addEventListener('click', function (event) {
    if (!event.target.closest('[data-do="sign-out"]')) return;
    localStorage.removeItem('user');
    localStorage.removeItem('unreadNotifications');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel and the app's bridge have no origin
    new BroadcastChannel('kervan-session').postMessage({ type: 'signed-out' });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- see above
    if (window.ReactNativeWebView) window.ReactNativeWebView.postMessage('{"type":"logOut"}');
    const leave = function () {
      location.assign('/');
    };
    fetch('/api/Auth/Logout', { method: 'POST', headers: { 'x-kervan': '1' } }).then(leave, leave);
  });
})();
