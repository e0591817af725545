/** The six human needs of the training, in the order in which it lists them. */
export const needs = [
  'certainty',
  'variety',
  'significance',
  'connection',
  'growth',
  'contribution',
] as const;
export type Need = (typeof needs)[number];

/** What each need is, and what it looks like in somebody who owns a business. */
export const needWords: Record<
  Need,
  { name: string; means: string; first: string; last: string; known: RegExp }
> = {
  certainty: {
    name: 'certainty',
    means: 'to have firm ground: safety, order, knowing what comes',
    first:
      'you plan well and hold things together, and you pay for it with control: little rests unless you hold it yourself',
    last: 'You live well with risk; others around you may long for a date and a plan.',
    known: /\b(?:cert\w*|secur\w*|safety|stability)\b/i,
  },
  variety: {
    name: 'variety',
    means: 'to have change: surprise, the new, room to move',
    first:
      'you begin gladly and find ways where others see a wall, and you get bored just when it starts to bear',
    last: 'You do not need the new for its own sake; that makes you reliable, and change may find you late.',
    known: /\b(?:var\w*|uncertainty|change|adventure)\b/i,
  },
  significance: {
    name: 'significance',
    means: 'to matter: to be needed, seen, respected',
    first: 'you carry much and want it to count, and praise or blame moves you more than you show',
    last: 'You can work without being seen; take care that your share does not go unnamed altogether.',
    known: /\b(?:signif\w*|importan\w*|recognition)\b/i,
  },
  connection: {
    name: 'love and connection',
    means: 'to belong: closeness, being loved, loving',
    first: 'people come before figures with you, and a hard no costs you more than it costs others',
    last: 'It is not that you do not love; it gets what is left over. Somebody at home has probably noticed.',
    known: /\b(?:con+ect\w*|love|belong\w*|relat\w*)\b/i,
  },
  growth: {
    name: 'growth',
    means: 'to become more: to learn, to stretch, to get further',
    first:
      'you learn and push on, and contentment comes hard to you, and to those who must keep up',
    last: 'You do not have to become ever more. Ask only whether you have stopped where you still meant to go.',
    known: /\bgrow\w*\b/i,
  },
  contribution: {
    name: 'contribution',
    means: 'to give: to serve beyond oneself',
    first: 'you give readily, and forget at times that the giver has to live as well',
    last: 'Giving comes at the end, often from lack of time rather than of heart. A small fixed share would move it up.',
    known: /\bcontrib\w*|\bgiv(?:e|ing)\b/i,
  },
};
