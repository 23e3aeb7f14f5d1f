import { DurableObject } from 'cloudflare:workers';
import { Hono } from 'hono';

const app = new Hono();

app.get('/api/health', (context) => context.json({ success: true, message: 'The API answers.', code: 'HEALTHY' }));

/** A chat's room: its messages and its sockets. */
export class ChatRoom extends DurableObject {}

export default {
  fetch: app.fetch,
  scheduled() {},
  queue() {},
} satisfies ExportedHandler;
