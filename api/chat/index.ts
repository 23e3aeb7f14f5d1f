/** Chats between companies. Messages are in the database of their room, not in D1. */
import type { Subject } from '../platform/subject/subject.ts';
import { forgetBlocksStatement } from './safety/block-store.ts';
import { exported } from './export-store.ts';
import { emptyRooms } from './room/ended-rooms.ts';
import { deleteChatsStatement } from './room/ended-store.ts';
import { indexTexts } from './room/index-texts.ts';
import { againValues, firstValues, gatheredValues } from './new-message-mail.ts';
import { moderatedReport } from './queue.ts';
import { sweepReportsStatements } from './safety/report-store.ts';
import { deliverMessageRow } from './room/room-delivery.ts';
import { chatRoutes } from './routes.ts';
import { forgetTextsStatements } from './room/text-store.ts';

const read = 'the other side can still read it';

export const chat: Subject = {
  name: 'chat',
  routes: chatRoutes,
  tables: {
    chat: { stays: read },
    chat_block: { notExported: 'concerns others, and has its own page' },
    chat_member: { stays: read, notOfPerson: 'assigned chats belong to the company', notForgotten: read },
    chat_report: { notExported: 'for moderators only', notForgotten: 'evidence, deleted some time after the decision' },
    chat_report_file: {},
    chat_text: {},
    chat_text_fts: {},
    message: {},
    message_bank: {},
    message_bank_detail: {},
    message_file: {},
    message_quote: {},
  },
  jobs: [
    { name: 'chatTexts', run: ({ env, db }) => indexTexts(env, db) },
    { name: 'endedRooms', run: ({ env, db, now }) => emptyRooms(env, db, now) },
  ],
  retention: { hour: [sweepReportsStatements] },
  personalData: { exported, forgetAccount: [forgetBlocksStatement], forgetContent: [forgetTextsStatements, deleteChatsStatement] },
  moderation: [moderatedReport],
  // Delivery of a paid message is retried without limit (docs/behaviour.md#chat-charge).
  deliveries: { room_message: { deliver: deliverMessageRow, attemptsMax: Number.POSITIVE_INFINITY } },
  mailValues: { 'new-message': firstValues, 'new-message-again': againValues, 'new-messages': gatheredValues },
};
