import { z } from 'zod';
import { defineCall } from '../call.ts';

export const sharePage = defineCall({
  id: 'sharePage',
  method: 'GET',
  path: '/prayer-share/:id',
  service: 'community',
  audience: 'all',
  summary: 'A page for one prayer, for people and for social networks.',
  params: z.object({ id: z.string().max(100) }),
  answers: { 200: null },
  errors: [404],
  contentType: 'text/html',
});

export const sharePicture = defineCall({
  id: 'sharePicture',
  method: 'GET',
  path: '/prayer-share/:id/picture.png',
  service: 'community',
  audience: 'all',
  summary: 'A prayer as a picture of a letter, for social networks. 404 for what is not public.',
  params: z.object({ id: z.string().max(100) }),
  answers: { 200: null },
  errors: [404],
  contentType: 'image/png',
});
