/*
 * `npm run sample-host` simulates the native app, for developers of such an app (docs/app-web-view.md). It is a proxy before a running copy
 * of the site: it permits frames, injects the bridge of a web view into pages, and shows the messages.
 */
import { createServer, type IncomingMessage, request as sendRequest, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';

/** A running sample host. */
export interface SampleHost {
  origin: string;
  /** Simulates a phone without a network: while false, every connection is closed. */
  setNetwork(isConnected: boolean): void;
  stop(): Promise<void>;
}

const own = '/__host/';
const fileOf = (name: string): string => readFileSync(new URL(`sample-host/${name}`, import.meta.url), 'utf8');
const files: Readonly<Record<string, readonly [name: string, type: string]>> = {
  [own]: ['index.html', 'text/html; charset=utf-8'],
  [`${own}host.js`]: ['host.js', 'text/javascript'],
  [`${own}bridge.js`]: ['bridge.js', 'text/javascript'],
};

/** Hosts of the site for the web view and for the proxy; the sandbox bank has a host of its own in both. */
interface Hosts {
  shown: URL;
  site: URL;
  /** Whether the request is for the bank. */
  isBank: boolean;
}

function hostsOf({ headers }: IncomingMessage, site: URL): Hosts {
  const host = headers.host ?? '';
  return { shown: new URL(`http://${host.replace(/^bank\./, '')}`), site, isBank: host.startsWith('bank.') };
}

const renamed = (text: string, from: URL, to: URL): string =>
  text.replaceAll(`//bank.${from.host}`, `//bank.${to.host}`).replaceAll(from.origin, to.origin);

/** Request headers with the host and origin of the site itself. */
function headersFor({ headers }: IncomingMessage, { shown, site, isBank }: Hosts): Record<string, string | string[]> {
  const { origin, referer, 'accept-encoding': _, ...rest } = headers;
  const host = isBank ? `bank.${site.host}` : site.host;
  const asked = {
    ...rest,
    host,
    ...(origin && { origin: renamed(origin, shown, site) }),
    ...(referer && { referer: `${site.protocol}//${host}/` }),
  };
  return Object.fromEntries(Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Response headers that permit a frame, which replaces the web view. The script policy stays, so the bridge is a file of this origin. */
function headersBack(answer: IncomingMessage, { shown, site, isBank }: Hosts): Record<string, string | string[]> {
  const passed: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && name !== 'x-frame-options' && name !== 'content-length' && name !== 'transfer-encoding')
      passed[name] = value;
  const policy = passed['content-security-policy'];
  if (typeof policy === 'string')
    passed['content-security-policy'] = renamed(policy, site, shown).replace(/frame-ancestors 'none'/, "frame-ancestors 'self'");
  if (typeof passed.location === 'string') passed.location = renamed(passed.location, site, shown).replace(isBank ? '' : shown.origin, '');
  return passed;
}

const bridge = `<head><script src="${own}bridge.js"></script>`;
/** Whether the page is ours. A sandboxed page is the bank's, into which no app injects the bridge. */
const isOurs = ({ headers }: IncomingMessage): boolean => !/(?:^|;)\s*sandbox/.test(String(headers['content-security-policy'] ?? ''));

function pass(incoming: IncomingMessage, outgoing: ServerResponse, site: URL): void {
  const names = hostsOf(incoming, site);
  const passed = sendRequest(site, { method: incoming.method, path: incoming.url, headers: headersFor(incoming, names) }, (answer) => {
    const headers = headersBack(answer, names);
    if (answer.headers['content-type']?.startsWith('text/html') !== true) {
      outgoing.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(outgoing);
      return;
    }
    void buffer(answer).then((body) => {
      outgoing.writeHead(answer.statusCode ?? 502, headers);
      const html = renamed(body.toString(), site, names.shown);
      const withBridge = names.isBank || !isOurs(answer) ? html : html.replace(/<head>/, bridge);
      outgoing.end(body.length === 0 ? undefined : withBridge);
    });
  });
  passed.on('error', () => outgoing.destroy());
  outgoing.on('close', () => passed.destroy());
  incoming.pipe(passed);
}

/** Passes WebSockets byte by byte. */
function passSocket(incoming: IncomingMessage, socket: Socket, head: Buffer, site: URL): void {
  const passed = connect(Number(site.port || 80), site.hostname, () => {
    const headers = Object.entries(headersFor(incoming, hostsOf(incoming, site))).map(([name, value]) => `${name}: ${value}`);
    passed.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    passed.write(head);
    socket.pipe(passed).pipe(socket);
  });
  passed.on('error', () => socket.destroy());
  socket.on('error', () => passed.destroy());
}

/** @param target origin of a running copy @param port 0 for a free one */
export async function startSampleHost(target: string, port = 0): Promise<SampleHost> {
  const site = new URL(target);
  let hasNetwork = true;
  const sockets = new Set<Socket>();
  const server: Server = createServer((incoming, outgoing) => {
    const file = files[(incoming.url ?? '').replace(/\?.*$/, '')];
    if (file !== undefined) {
      outgoing.writeHead(200, { 'content-type': file[1], 'cache-control': 'no-store' });
      outgoing.end(fileOf(file[0]));
    } else if (hasNetwork) pass(incoming, outgoing, site);
    else outgoing.destroy();
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    if (hasNetwork) passSocket(incoming, socket, head, site);
    else socket.destroy();
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  const address = server.address();
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    origin: `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}`,
    setNetwork(isConnected) {
      hasNetwork = isConnected;
      if (!isConnected) cut();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

if (import.meta.main) {
  const target = process.env.KERVAN_ORIGIN ?? 'http://localhost:8787';
  const host = await startSampleHost(target, Number(process.env.PORT ?? 8790));
  console.log(`sample app for ${target}: ${host.origin}${own}`);
}
