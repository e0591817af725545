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
  { name: string; means: string; first: string; last: string; shows: RegExp; known: RegExp }
> = {
  certainty: {
    name: 'certainty',
    means: 'to have firm ground: safety, order, knowing what comes',
    first:
      'you plan well and hold things together, and you pay for it with control: little rests unless you hold it yourself',
    last: 'You live well with risk; others around you may long for a date and a plan.',
    shows:
      /\b(?:fall apart|what[’']s coming|locks?|three times|menus?|in advance|for a month|order|sure|safe|secure|control|worry|worried|plan|vacation|risk|afraid|check|savings|routine|never take|myself again|stable|predict\w*|planned|plans|checklists?|check lists?|spreadsheets?|prepared|organi[sz]ed|on time|early|double[- ]check\w*|back-?up|emergency fund|label\w*|schedule\w*|let go|delegate)\b/i,
    known: /\b(?:cert\w*|secur\w*|safety|stability)\b/i,
  },
  variety: {
    name: 'variety',
    means: 'to have change: surprise, the new, room to move',
    first:
      'you begin gladly and find ways where others see a wall, and you get bored just when it starts to bear',
    last: 'You do not need the new for its own sake; that makes you reliable, and change may find you late.',
    shows:
      /\b(?:bored|boring|new idea|ideas|change|travel|adventure|different|restless|started|try|spontaneous|surprise|new projects?|every day is different|same thing twice|hobbies|jobs since)\b/i,
    known: /\b(?:var\w*|uncertainty|change|adventure)\b/i,
  },
  significance: {
    name: 'significance',
    means: 'to matter: to be needed, seen, respected',
    first: 'you carry much and want it to count, and praise or blame moves you more than you show',
    last: 'You can work without being seen; take care that your share does not go unnamed altogether.',
    shows:
      /\b(?:praise\w*|recogni\w*|proud|important|respect|best|compare|status|title|known|admire\w*|happy for a week|notic(?:ed?|es?)|good work|thank me|fraud|success|stand up|stood up|walk in|applau\w*|awards?|trophy|medals?|credit|overlooked|ignored|looked? (?:up to|down on)|my name|reputation|compliment\w*|in charge)\b/i,
    known: /\b(?:signif\w*|importan\w*|recognition)\b/i,
  },
  connection: {
    name: 'love and connection',
    means: 'to belong: closeness, being loved, loving',
    first: 'people come before figures with you, and a hard no costs you more than it costs others',
    last: 'It is not that you do not love; it gets what is left over. Somebody at home has probably noticed.',
    shows:
      /\b(?:family|don[’']t call|kids don|cry when|wife|husband|friends?|together|lonely|people|team|love\w*|belong|close|kids|customers like|relationship\w*|say no|alone|hugs?|grandkids|grandchildren|dinner|table|upset with me|mad at me|likes? me)\b/i,
    known: /\b(?:con+ect\w*|love|belong\w*|relat\w*)\b/i,
  },
  growth: {
    name: 'growth',
    means: 'to become more: to learn, to stretch, to get further',
    first:
      'you learn and push on, and contentment comes hard to you, and to those who must keep up',
    last: 'You do not have to become ever more. Ask only whether you have stopped where you still meant to go.',
    shows:
      /\b(?:learn\w*|grow\w*|better|improve\w*|course|books?|goal|next level|challenge|stretch|second location|expand|class(?:es)?|degree|certificates?|train(?:ing)?|skills?|podcasts?|read(?:ing)?)\b/i,
    known: /\bgrow\w*\b/i,
  },
  contribution: {
    name: 'contribution',
    means: 'to give: to serve beyond oneself',
    first: 'you give readily, and forget at times that the giver has to live as well',
    last: 'Giving comes at the end, often from lack of time rather than of heart. A small fixed share would move it up.',
    shows:
      /\b(?:give|giving|help others|serve|volunteer|mission|charity|mentor|church|give back|legacy|contribut\w*|for free|gave away|give away|donate\w*|foster\w*|feed (?:people|the)|help(?:ing)? (?:people|folks|out|neighbors?|others))\b/i,
    known: /\bcontrib\w*|\bgiv(?:e|ing)\b/i,
  },
};
