import { paths } from '../../lib/paths.ts';
import { togetherPaths } from '../../lib/together-paths.ts';

/** Ways to pray together. Those without an address are not open yet, and the page says so. */
export const plans: readonly { name: string; text: string; to?: string }[] = [
  {
    name: 'Prayer Partners',
    text: 'Two people who share one concern for a month: someone to call, and someone who asks how it went.',
    to: paths.partner.href(),
  },
  {
    name: 'Group Prayers',
    text: 'A quiet half hour online for one cause, with room for people who just want to listen.',
    to: togetherPaths.rooms.href(),
  },
  {
    name: 'Prayer Circles',
    text: 'Small groups from one trade, one town or one stage of life that stay together for a season.',
    to: togetherPaths.circles.href(),
  },
  {
    name: 'Private Prayer Chat',
    text: 'A conversation of two. Our admins read it only if one of you reports it, or someone is in immediate danger.',
    to: togetherPaths.chats.href(),
  },
];

export const prayerEtiquette = [
  'Pray for people, not about them. Leave out other people’s names and numbers.',
  'Offer company before advice.',
  'Anyone can read a public prayer. Approved members can read a prayer for members, and a circle its own.',
  'Ask before you repeat someone else’s words elsewhere.',
  'One sincere line is enough.',
] as const;

export const communityValues = [
  'Anyone may ask for prayer, as often as they need to.',
  'No selling, no promotional links, no asking for money.',
  'Doubt, anger and silence are welcome here. Contempt is not.',
  'Someone in danger needs a person right now. Call or text 988, and let us know.',
] as const;
