import { defineCall } from '../call.ts';

const board = {
  method: 'GET',
  service: 'notifications',
  audience: 'admin',
  answers: { 200: null },
  errors: [404],
  contentType: 'text/html',
} as const;

export const queueBoard = defineCall({
  ...board,
  id: 'queueBoard',
  path: '/api/notifications/queue-board',
  summary:
    'The bull-board page for the queues of all services. It is read-only and shows nothing of what a job contains.',
});

export const queueBoardPart = defineCall({
  ...board,
  id: 'queueBoardPart',
  path: '/api/notifications/queue-board/*',
  summary: 'The rest of that page: its other views, its files and its data.',
});
