import { giveAccount, hrefOf, sendMagicLink, undoContactChange } from '@kbf/contracts';
import type { AnswerOf, ContactKind } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { identityOf, openBrowser } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { enterEmail, enterPhone } from '../enter-contact.ts';
import { logIn, logInByMail, memberIn } from '../log-in.ts';
import { messagesTo, newPhone, useAuth } from '../setup.ts';
import { toldTo, undoTokenOf } from '../told-of-changes.ts';

/**
 * A thief has a stolen login. The owner has the old number and address. Every order of what the two can do, with the
 * undo by the old number and by the old address.
 */
const auth = useAuth();

const acts = [
  'thief changes phone',
  'thief changes mail',
  'owner undoes',
  'owner repairs',
] as const;
type Act = (typeof acts)[number];

const ordersOf = (rest: readonly Act[]): Act[][] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((first) =>
        ordersOf(rest.filter((act) => act !== first)).map((others) => [first, ...others]),
      );
const orders = ordersOf(acts).map((order) => ({ order, name: order.join(', then ') }));

let people = 0;

async function openStory(undoesBy: ContactKind) {
  const n = people++;
  const email = `owner${n}@orders.example`;
  const { id, phone, browser } = await memberIn(auth, { email, emailVerified: true });
  const own = { phone, email };
  const thiefs = { phone: newPhone(), email: `thief${n}@orders.example` };
  let thief: Browser = browser;
  /** The contact whose login has repaired the account since the last undo. */
  let repairedBy: ContactKind | undefined;
  const now = () => auth.prisma.person.findUniqueOrThrow({ where: { id } });
  const isIn = async (one: Browser) => (await identityOf(auth, one.secret())) !== null;

  /** The thief logs in again with what is theirs by now. */
  async function thiefIsIn(): Promise<boolean> {
    const { phone: atPhone, email: atEmail, frozenAt } = await now();
    if (await isIn(thief)) return true;
    if (frozenAt) return false;
    if (atPhone === thiefs.phone) thief = await logIn(auth, thiefs.phone);
    else if (atEmail === thiefs.email) thief = await logInByMail(auth, thiefs.email);
    return isIn(thief);
  }

  async function repair(): Promise<void> {
    const { phone: atPhone, email: atEmail, frozenAt } = await now();
    if (frozenAt || (atPhone === phone && atEmail === email)) return;
    if (atEmail === email) {
      await enterPhone(auth, await logInByMail(auth, email), newPhone());
      repairedBy = 'email';
    } else if (atPhone === phone) {
      await enterEmail(auth, await logIn(auth, phone), `new${n}@orders.example`);
      repairedBy = 'phone';
    }
  }

  async function undo(by: ContactKind): Promise<void> {
    const token = await undoTokenOf(auth, id, own[by]);
    const answer = await openBrowser(auth).call<AnswerOf<typeof undoContactChange>>(
      undoContactChange,
      { token: token || 'none' },
    );
    if (answer.status === 410) return;
    expect(answer.status).toBe(200);
    const isDisputed = repairedBy !== undefined && repairedBy !== by;
    expect(answer.json().outcome).toBe(isDisputed ? 'frozen' : 'restored');
    const { phone: atPhone, email: atEmail, frozenAt } = await now();
    expect(frozenAt !== null).toBe(isDisputed);
    if (!isDisputed) expect({ phone: atPhone, email: atEmail }).toEqual(own);
    expect(await isIn(thief)).toBe(false);
    repairedBy = undefined;
  }

  const act: Record<Act, () => Promise<void>> = {
    'thief changes phone': async () => {
      if (await thiefIsIn()) await enterPhone(auth, thief, thiefs.phone);
    },
    'thief changes mail': async () => {
      if (await thiefIsIn()) await enterEmail(auth, thief, thiefs.email);
    },
    'owner undoes': () => undo(undoesBy),
    'owner repairs': repair,
  };

  async function adminGives(): Promise<void> {
    const admin = {
      userId: crypto.randomUUID(),
      loginId: crypto.randomUUID(),
      role: 'admin',
    } as const;
    const path = hrefOf(giveAccount, { id });
    const body = { contact: undoesBy };
    expect((await auth.call('POST', path, { as: admin, body })).status).toBe(200);
  }

  return { id, own, thiefs, act, now, undo, isThiefIn: () => isIn(thief), adminGives };
}

/** Plays one order to its end: the owner uses the last link, and an admin decides if the account is frozen. */
async function play(order: readonly Act[], undoesBy: ContactKind) {
  const story = await openStory(undoesBy);
  const { id, own, thiefs } = story;
  for (const one of order) await story.act[one]();
  await story.undo(undoesBy);
  if ((await story.now()).frozenAt) await story.adminGives();

  const { phone, email, frozenAt } = await story.now();
  const linked = (await toldTo(auth, id)).flatMap(({ ways }) => ways.filter(({ token }) => token));
  const texts = (await messagesTo(auth, thiefs.phone)).length;
  await openBrowser(auth).call(sendMagicLink, { phoneNumber: thiefs.phone });
  const back = await (undoesBy === 'phone' ? logIn(auth, own.phone) : logInByMail(auth, own.email));
  return {
    owns: { phone, email }[undoesBy] === own[undoesBy],
    isFrozen: frozenAt !== null,
    thiefsContacts: [phone, email].filter((one) => one === thiefs.phone || one === thiefs.email),
    linksElsewhere: linked.filter(({ to }) => to !== own.phone && to !== own.email),
    textsToThief: (await messagesTo(auth, thiefs.phone)).length - texts,
    isThiefIn: await story.isThiefIn(),
    isOwnerIn: (await identityOf(auth, back.secret()))?.userId === id,
  };
}

test.each(orders)('When the $name, then the account is the owner’s', async ({ order }) => {
  const owners = {
    owns: true,
    isFrozen: false,
    thiefsContacts: [],
    linksElsewhere: [],
    textsToThief: 0,
    isThiefIn: false,
    isOwnerIn: true,
  };
  const ends = await Promise.all([play(order, 'phone'), play(order, 'email')]);
  expect(ends).toEqual([owners, owners]);
});
