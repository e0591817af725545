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
    'A page of bull-board over the queues of all services. It only reads, and shows nothing that a job says.',
});

export const queueBoardPart = defineCall({
  ...board,
  id: 'queueBoardPart',
  path: '/api/notifications/queue-board/*',
  summary: 'What belongs to that page: its other views, its files, and what it reads.',
});
