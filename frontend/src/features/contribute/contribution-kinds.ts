import { contributionTypes, type ContributionKind } from '@kbf/contracts';

type Choice = {
  kind: ContributionKind;
  title: string;
  /** What the person offers. */
  offer: string;
  /** What the form asks for, and what happens after sending. */
  asked: string;
};

/** The three ways to contribute, in order. */
export const contributionKinds: readonly Choice[] = [
  {
    kind: 'speaker',
    title: contributionTypes.speaker,
    offer: 'Share what you have learned, and what it cost you to learn it.',
    asked: 'We ask who you are and how you like to speak. Nothing is final until we have talked.',
  },
  {
    kind: 'sponsor',
    title: contributionTypes.sponsor,
    offer: 'Make a gathering possible: the room, the tools, a seat for someone who cannot pay.',
    asked: 'We ask what you have in mind. There is no obligation.',
  },
  {
    kind: 'donation',
    title: contributionTypes.donation,
    offer: 'Pledge a gift of any size, once or regularly.',
    asked: 'We ask how much and what for. We do not ask for a card, and nothing is charged.',
  },
];

/** The kind in an address, if any. */
export const kindIn = (text: string | null): ContributionKind | undefined =>
  contributionKinds.find(({ kind }) => kind === text)?.kind;
