/** Plans. None of them is available yet, and the page says so. */
export const plans = [
  {
    name: 'Prayer Partners',
    text: 'Two people who carry one worry for a month: a name to call, and somebody who asks how it went.',
  },
  {
    name: 'Group Prayers',
    text: 'A quiet half hour online for one cause, with a beginning, an end and room for those who only listen.',
  },
  {
    name: 'Prayer Circles',
    text: 'Small circles of one trade, one town or one stage of life that stay together for a season.',
  },
  {
    name: 'Private Prayer Chat',
    text: 'A conversation away from the feed. Our admins can read it if it speaks of danger.',
  },
] as const;

export const prayerEtiquette = [
  'Pray for people, not about them. Leave out names and numbers of others.',
  'Answer a worry with company before advice.',
  'Anyone can read the feed. Ask before you repeat another person’s words elsewhere.',
  'One line that means it is enough.',
] as const;

export const communityValues = [
  'Everybody may ask, whoever they are and however often.',
  'No selling, no links to offers, no asking for money.',
  'Doubt, anger and silence have their place. Contempt has none.',
  'Somebody in danger needs a person now: call or text 988, and tell us.',
] as const;
