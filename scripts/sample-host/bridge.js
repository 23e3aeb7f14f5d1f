/* What a native app puts into each page before its first script: who it is, and where messages to it go. */
(() => {
  const { KervanSampleHost: host } = window.parent;
  if (window.parent === window || host === undefined) return;
  Object.defineProperty(window, 'KervanHost', { value: Object.freeze({ version: host.version, nonce: host.nonce }) });
  Object.defineProperty(window, 'ReactNativeWebView', { value: Object.freeze({ postMessage: (text) => host.hear(text) }) });
})();
