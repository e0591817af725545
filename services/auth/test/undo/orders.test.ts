import {
  deleteAccount,
  giveAccount,
  hrefOf,
  keepAccount,
  sendMagicLink,
  undoContactChange,
} from '@kbf/contracts';
import type { AnswerOf, ContactKind } from '@kbf/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityOf, openBrowser } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { enterEmail, enterPhone } from '../enter-contact.ts';
import { adminIn, logIn, logInByMail, memberIn } from '../log-in.ts';
import { messagesTo, newPhone, useAuth } from '../setup.ts';
import { keepLinkOf, toldOfDeletion, toldTo, undoTokenOf } from '../told-of-changes.ts';

/**
 * A thief has a stolen login. The owner has the old number and address. Every order of what the two can do, with the
 * undo by the old number and by the old address.
 */
const auth = useAuth();
let admin: Awaited<ReturnType<typeof adminIn>>;
beforeAll(async () => {
  admin = await adminIn(auth);
});

const acts = [
  'thief changes phone',
  'thief changes mail',
  'owner undoes',
  'owner repairs',
] as const;
type Act = (typeof acts)[number] | 'thief deletes' | 'owner keeps';

const ordersOf = (rest: readonly Act[]): Act[][] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((first) =>
        ordersOf(rest.filter((act) => act !== first)).map((others) => [first, ...others]),
      );
/** The order with a deletion and the click on its link at each place. A link that does not exist yet cannot be used. */
const withDeletion = (order: readonly Act[]): Act[][] =>
  [...order.keys(), order.length].flatMap((deleted) =>
    [...order.keys(), order.length]
      .filter((kept) => kept >= deleted)
      .map((kept) => [
        ...order.slice(0, deleted),
        'thief deletes' as const,
        ...order.slice(deleted, kept),
        'owner keeps' as const,
        ...order.slice(kept),
      ]),
  );
/**
 * Of the order with a deletion at each of fifteen places, the one that a test plays for a contact. From order to order
 * they move on, so that all orders together have every place with every contact.
 */
const deletionOf = (order: readonly Act[], index: number, by: ContactKind): Act[] => {
  const all = withDeletion(order);
  return all[(index + (by === 'phone' ? 0 : 7)) % all.length]!;
};
const orders = ordersOf(acts).map((order, index) => ({
  order,
  name: order.join(', then '),
  plays: (['phone', 'email'] as const).flatMap((by) =>
    [order, deletionOf(order, index, by)].map((one) => ({ order: one, by })),
  ),
}));

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
    const { phone: atPhone, email: atEmail, frozenAt, erasingAt } = await now();
    if (await isIn(thief)) return true;
    if (frozenAt || erasingAt) return false;
    if (atPhone === thiefs.phone) thief = await logIn(auth, thiefs.phone);
    else if (atEmail === thiefs.email) thief = await logInByMail(auth, thiefs.email);
    return isIn(thief);
  }

  async function repair(): Promise<void> {
    const { phone: atPhone, email: atEmail, frozenAt, erasingAt } = await now();
    if (frozenAt || erasingAt || (atPhone === phone && atEmail === email)) return;
    if (atEmail === email) {
      await enterPhone(auth, await logInByMail(auth, email), newPhone());
      repairedBy = 'email';
    } else if (atPhone === phone) {
      await enterEmail(auth, await logIn(auth, phone), `new${n}@orders.example`);
      repairedBy = 'phone';
    }
  }

  /** With the newest link of a change, or with that of the deletion. */
  async function undo(by: ContactKind, given?: string): Promise<void> {
    const token = given ?? (await undoTokenOf(auth, id, own[by]));
    const answer = await openBrowser(auth).call<AnswerOf<typeof undoContactChange>>(
      undoContactChange,
      { token: token || 'none' },
    );
    if (answer.status === 410) return;
    expect(answer.status).toBe(200);
    const isDisputed = repairedBy !== undefined && repairedBy !== by;
    expect(answer.json().outcome).toBe(isDisputed ? 'frozen' : 'restored');
    const { phone: atPhone, email: atEmail, frozenAt, erasingAt } = await now();
    expect(erasingAt).toBeNull();
    expect(frozenAt !== null).toBe(isDisputed);
    if (!isDisputed) expect({ phone: atPhone, email: atEmail }).toEqual(own);
    expect(await isIn(thief)).toBe(false);
    repairedBy = undefined;
  }

  async function remove(): Promise<void> {
    if (!(await thiefIsIn())) return;
    const kept = thief.secret();
    expect((await thief.call(deleteAccount)).status).toBe(204);
    thief.cookies.set(thief.loginCookie, kept);
    expect(await isIn(thief)).toBe(false);
  }

  /** The one link of the message about the deletion. */
  async function keep(by: ContactKind): Promise<void> {
    const { act: kind, token } = await keepLinkOf(auth, id, own[by]);
    if (kind === 'undo') await undo(by, token);
    else if (kind) {
      const before = (await now()).erasingAt;
      const { status } = await openBrowser(auth).call(keepAccount, { token });
      expect(status).toBe(before ? 204 : 410);
      expect(await now()).toMatchObject({ ...own, erasingAt: null });
    }
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
    'thief deletes': remove,
    'owner keeps': () => keep(undoesBy),
  };

  async function adminGives(): Promise<void> {
    const path = hrefOf(giveAccount, { id });
    const body = { contact: undoesBy };
    expect((await auth.call('POST', path, { as: admin, body })).status).toBe(200);
  }

  return { id, own, thiefs, act, now, undo, keep, thief: () => thief, adminGives };
}

/** Plays one order to its end: the owner uses the last links, and an admin decides if the account is frozen. */
async function play(order: readonly Act[], undoesBy: ContactKind) {
  const story = await openStory(undoesBy);
  const { id, own, thiefs } = story;
  for (const one of order) await story.act[one]();
  if ((await story.now()).erasingAt) await story.keep(undoesBy);
  await story.undo(undoesBy);
  if ((await story.now()).frozenAt) await story.adminGives();

  const deletedAgain = (await story.thief().call(deleteAccount)).status;
  const { phone, email, frozenAt, erasingAt } = await story.now();
  const told = [...(await toldTo(auth, id)), ...(await toldOfDeletion(auth, id))];
  const linked = told.flatMap(({ ways }) => ways.filter(({ token }) => token));
  const texts = (await messagesTo(auth, thiefs.phone)).length;
  await openBrowser(auth).call(sendMagicLink, { phoneNumber: thiefs.phone });
  const back = await (undoesBy === 'phone' ? logIn(auth, own.phone) : logInByMail(auth, own.email));
  return {
    order: order.join(', then '),
    owns: { phone, email }[undoesBy] === own[undoesBy],
    isFrozen: frozenAt !== null,
    isLeaving: erasingAt !== null,
    thiefsContacts: [phone, email].filter((one) => one === thiefs.phone || one === thiefs.email),
    linksElsewhere: linked.filter(({ to }) => to !== own.phone && to !== own.email),
    textsToThief: (await messagesTo(auth, thiefs.phone)).length - texts,
    deletedAgain,
    isOwnerIn: (await identityOf(auth, back.secret()))?.userId === id,
  };
}

const owners = (order: readonly Act[]) => ({
  order: order.join(', then '),
  owns: true,
  isFrozen: false,
  isLeaving: false,
  thiefsContacts: [],
  linksElsewhere: [],
  textsToThief: 0,
  deletedAgain: 401,
  isOwnerIn: true,
});

describe.each(acts)('First the %s', (first) => {
  // Each look at what was sent reads all of it, and a day's texts are limited.
  afterAll(() => auth.pool.query('TRUNCATE outbox_event, request_limit CASCADE'));

  test.concurrent.each(orders.filter(({ order }) => order[0] === first))(
    'When the $name, also with a deletion in between, then the account is the owner’s',
    async ({ plays }) => {
      const ends = await Promise.all(plays.map(({ order, by }) => play(order, by)));
      expect(ends).toEqual(plays.map(({ order }) => owners(order)));
    },
  );
});
