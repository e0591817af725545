import type { GuideName, ReplyRating } from '@kbf/contracts';
import { ratingReasons, thumbs } from '@kbf/contracts';
import { z } from 'zod';
import type { ReplyRating as Row } from '../generated/prisma/client.ts';
import { openText, sealText, unopenable } from '../sealed.ts';
import type { Key } from '../sealed.ts';

type Part = 'text' | 'question' | 'reply';
const boundTo = (id: string, part: Part) => `rating ${id} ${part}`;

/** Encrypts a part of a rating, if there is one. */
export const sealPart = (key: Key, id: string, part: Part, text: string | undefined) =>
  text ? sealText(key, boundTo(id, part), text) : null;

export const openPart = (key: Key, row: Row, part: Part): string | null => {
  const sealed = row[part];
  return sealed === null ? null : (openText(key, boundTo(row.id, part), sealed) ?? unopenable);
};

const known = z.object({ thumb: z.enum(thumbs), reason: z.enum(ratingReasons).nullable() });

/** A rating as admins see it in the list: without question and reply. */
export const presentRating = (key: Key, row: Row): ReplyRating => ({
  id: row.id,
  assistant: row.assistant as GuideName,
  ...known.parse(row),
  text: openPart(key, row, 'text'),
  isShown: row.reply !== null,
  isDone: row.doneAt !== null,
  createdAt: row.createdAt.toISOString(),
});
