import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { lockPeople } from '../desk/report-content.ts';
import { sealOfReportedChat } from '../desk/sealed.ts';
import type { Deps } from '../deps.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import type { Sender } from '../limits/take-allowance.ts';
import { openProfile } from '../profiles/own-profile.ts';
import { bothIn, findChat } from './find-chats.ts';
import { presentMessage } from './messages.ts';

/**
 * Reports the other person of a chat to the admins, with a copy of the last messages. It waits at the desk as a report
 * of their profile, even a private one, and does not help to hide it: no one else can see what was written.
 * @throws 404 for everyone else, 429
 */
export async function reportChat(
  deps: Pick<Deps, 'config' | 'database'>,
  own: { id: string; personId: string },
  { sender, reason }: { sender: Sender; reason: string },
): Promise<void> {
  const { config, database } = deps;
  const { id: chatId, personId } = own;
  await takeAllowance(deps, 'reports', sender);
  await database.transaction(async (tx) => {
    const { theirs } = bothIn(await findChat(tx, own), personId);
    await lockPeople(tx, sender.author, theirs.personId);
    const { lastPlace } = await findChat(tx, own);
    await openProfile(tx, theirs.personId);
    const last = await tx.chatMessage.findMany({
      where: { chatId, place: { lte: lastPlace } },
      orderBy: { place: 'desc' },
      take: limits.privateChat.reported,
    });
    const copy = last.toReversed().map((row) => {
      const { place, mine, text, sentAt } = presentMessage(config, row, personId);
      return { place, byReported: !mine, text, at: sentAt };
    });
    // The same messages are one report. It begins as one that does not help to hide something (see `Report`).
    const key = { profileUserId: theirs.personId, reporter: `s:chat ${chatId} ${lastPlace}` };
    await tx.report.deleteMany({ where: key });
    const id = randomUUID();
    await tx.report.create({
      data: {
        ...key,
        id,
        reason,
        authorUserId: personId,
        sealedChat: sealOfReportedChat(config, id, JSON.stringify(copy)),
        createdAt: await databaseNow(tx),
      },
    });
  });
}
