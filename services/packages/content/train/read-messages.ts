import { readdirSync, readFileSync } from 'node:fs';
import type { LabelledRequest } from './read-requests.ts';

/** Subjects that the authors of ordinary messages named → the topic that such a message is about. */
const TOPIC_OF: Record<string, string> = {
  grief: 'grief',
  funeral: 'grief',
  widow: 'grief',
  marriage: 'marriage',
  parenting: 'parenting',
  children: 'parenting',
  teen: 'parenting',
  exams: 'exam',
  exam: 'exam',
  travel: 'travel',
  rent: 'provision',
  moving: 'moving',
  wedding: 'wedding',
  engagement: 'wedding',
  retirement: 'retirement',
  pricing: 'pricing',
  partnership: 'business-partner',
  debt: 'debt',
  surgery: 'surgery',
  interview: 'interview',
  adoption: 'adoption',
  foster: 'adoption',
  baby: 'new-baby',
  birth: 'new-baby',
  pregnancy: 'new-baby',
  lawsuit: 'legal',
  neighbours: 'neighbors',
  neighbor: 'neighbors',
  neighbors: 'neighbors',
  hiring: 'hiring',
  farm: 'harvest',
  harvest: 'harvest',
  orchard: 'harvest',
  veteran: 'war-memories',
  prison: 'prison',
  pastor: 'for-a-pastor',
  immigration: 'immigration',
  visa: 'immigration',
  miscarriage: 'miscarriage',
  burnout: 'burnout',
  addiction: 'addiction',
  loneliness: 'loneliness',
  insomnia: 'sleep',
  sleep: 'sleep',
  baptism: 'baptism',
  divorce: 'separation',
  breakup: 'separation',
  dating: 'singleness',
  homesick: 'homesick',
  pet: 'pet-loss',
  hospice: 'dying',
  dementia: 'aging-parents',
  caregiving: 'aging-parents',
  mission: 'ministry',
  missions: 'ministry',
  volunteering: 'ministry',
  choir: 'ministry',
  gratitude: 'thanksgiving',
  anniversary: 'thanksgiving',
  birthday: 'thanksgiving',
  thanks: 'thanksgiving',
  anger: 'anger',
  worry: 'anxiety',
  tired: 'burnout',
  tiredness: 'burnout',
};

const root = new URL('../../moderation/corpus/train/', import.meta.url);

/** Ordinary messages by the authors of the moderation corpus that are plainly about one of our topics. */
export const readMessages = (): LabelledRequest[] =>
  readdirSync(root).flatMap((author) =>
    readdirSync(new URL(`${author}/`, root))
      .filter((name) => name.startsWith('ordinary'))
      .flatMap((name) =>
        `\n${readFileSync(new URL(`${author}/${name}`, root), 'utf8')}`
          .split('\n# ')
          .slice(1)
          .flatMap((part) => {
            const end = part.indexOf('\n');
            const topic = TOPIC_OF[part.slice(0, end).split(/\s+/)[1] ?? ''];
            const text = part.slice(end + 1).trim();
            return topic && text !== '' ? [{ fitting: [topic], text, source: author }] : [];
          }),
      ),
  );
