/** A feeling that a person names beside the matter itself. It is answered, not analysed. */
export interface Feeling {
  named: RegExp;
  /** Topics that are about this feeling, and need no second word about it. */
  topics: readonly string[];
  heard: readonly string[];
  prayers: readonly string[];
}

const feelings: readonly Feeling[] = [
  {
    named: /\b(?:afraid|scared|terrified|frightened|fears?|scary|dread\w*)\b/i,
    topics: ['anxiety'],
    heard: [
      'No wonder there is fear in it. It may be said aloud here.',
      'Being afraid of what comes next is human, and God does not scold anyone for it.',
      'And you name the fear as well. You do not have to be brave in this place.',
    ],
    prayers: [
      'You know the fear in this. Do not scold it; sit down beside it, and let it grow quieter.',
      'Where fear paints the whole future, show us only the next step, and go with us.',
      'When we are afraid, let us find your hand first.',
    ],
  },
  {
    named: /\b(?:worr(?:y|ied|ies|ying)|anxious|nervous|stress(?:ed|ful)?|uneasy|panick?\w*)\b/i,
    topics: ['anxiety', 'burnout'],
    heard: [
      'The worry is understandable; so much seems to hang on it.',
      'Of course it goes round in your head.',
      'You need not put the worry away before you pray. Bring it along.',
    ],
    prayers: [
      'Take the worry out of our hands for this hour, and keep it for us.',
      'Quiet what goes round and round in us, and give us one clear thought at a time.',
    ],
  },
  {
    named: /\b(?:ashamed|embarrass\w+|humiliat\w+|shame|a failure)\b/i,
    topics: ['guilt'],
    heard: [
      'There is nothing in this that you need to be ashamed of before us.',
      'Shame tells people to hide. You did the opposite, and that took courage.',
    ],
    prayers: [
      'Take the shame from our shoulders, and let us lift up our heads again.',
      'You look at us without contempt. Teach us to look at ourselves like that.',
    ],
  },
  {
    named:
      /\b(?:feel(?:ing)? (?:so |really |very |just )?(?:bad|guilty|terrible|awful|sick about)|my fault|blame myself)\b/i,
    topics: ['guilt'],
    heard: [
      'That it troubles you shows how much it matters to you to do right.',
      'It weighs on you because you care. Let us not leave you alone with that.',
    ],
    prayers: [
      'Show us what is ours to answer for and what is not, and be gentle with us in both.',
      'Take from our conscience what does not belong there.',
    ],
  },
  {
    named:
      /\b(?:tired|exhausted|worn out|drained|weary|running on (?:empty|fumes)|nothing left)\b/i,
    topics: ['burnout', 'ministry-tired', 'sleep', 'time-at-home'],
    heard: [
      'And all that with so little strength left. That counts too.',
      'Being tired makes each of these things heavier; it is no wonder.',
    ],
    prayers: [
      'Give rest to the tired, even in the middle of it, and strength for no more than today.',
      'You let Elijah sleep and eat before you asked anything of him. Be as kind to us.',
    ],
  },
  {
    named: /\b(?:angry|furious|bitter|resent\w*|mad at|so mad|hate)\b/i,
    topics: ['anger', 'forgiving', 'envy'],
    heard: [
      'Anger may have its place in this, too. God can bear to hear it.',
      'You can say to God how angry it makes you; the Psalms do the same.',
    ],
    prayers: [
      'You can bear our anger. Keep it from hardening into something we would not want.',
      'Let what makes us angry lead us to what is right, and not to what hurts.',
    ],
  },
  {
    named:
      /\b(?:heartbroken|heartbreaking|devastated|crushed|cry(?:ing)?|cried|tears|hopeless|sad)\b/i,
    topics: ['sadness', 'grief', 'miscarriage', 'pet-loss'],
    heard: [
      'I am sorry that it hurts so much.',
      'There is sorrow in what you write, and it has a place here.',
    ],
    prayers: [
      'You keep count of tears. Let none of these be lost on you.',
      'Be close to the heart that is sore, and do not hurry it.',
    ],
  },
  {
    named:
      /\b(?:all alone|by myself|on my own|nobody knows|no one knows|no one to talk to|nobody to talk to|alone)\b/i,
    topics: ['loneliness', 'single-parent'],
    heard: [
      'Now somebody knows, and prays with you.',
      'You should not have to be alone with it. Good that you wrote.',
    ],
    prayers: [
      'Let us not be alone in this. Send one person who stays.',
      'Be the company in the hours that nobody sees.',
    ],
  },
];

/** "Not angry", "don’t worry": named only to set it aside. */
const NOT = /\b(?:not|no|never|isn[’']?t|don[’']?t|without|nothing to) (?:\w+ ){0,2}$/i;

/** The first feeling that a message names, unless the topic itself is about it. */
export const feelingIn = (message: string, topic: string): Feeling | undefined =>
  feelings.find(({ named, topics }) => {
    const found = named.exec(message);
    return found && !NOT.test(message.slice(0, found.index)) && !topics.includes(topic);
  });
