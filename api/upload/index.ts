/** Files that are uploaded when they are chosen. The media store stores and deletes them (api/platform/waiting-store.ts). */
import type { Subject } from '../platform/subject/subject.ts';
import { uploadRoutes } from './routes.ts';

export const upload: Subject = { name: 'upload', routes: uploadRoutes, tables: {} };
