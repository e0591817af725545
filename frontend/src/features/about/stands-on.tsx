import {
  excellenceScripture,
  purposeScripture,
  unityScripture,
} from '@kbf/site-texts/page-scriptures';
import { SectionHeading } from '../../components/ui/section-heading.tsx';
import { Verse } from '../../components/ui/verse.tsx';

const stones = [
  {
    word: 'Purpose',
    meaning: 'Work is not a detour on the way to a calling. For most of us, it is the road.',
    verse: purposeScripture,
  },
  {
    word: 'Unity',
    meaning:
      'Different trades, different churches, one table. Together we carry what one person alone would drop.',
    verse: unityScripture,
  },
  {
    word: 'Excellence',
    meaning: 'An honest invoice and a well-made hinge are worship too.',
    verse: excellenceScripture,
  },
];

/** Three words, each with its verse: the word large on the left, the verse beside it. */
export function StandsOn() {
  return (
    <section aria-labelledby="foundation-heading" className="bg-linen">
      <div className="page breathe">
        <SectionHeading id="foundation-heading">Biblical Foundation</SectionHeading>
        <ul className="mt-10">
          {stones.map(({ word, meaning, verse }) => (
            <li
              key={word}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-5 border-t border-gold/40 py-9 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:py-12"
            >
              <div>
                <h3 className="display text-5xl">{word}</h3>
                <p className="mt-4 max-w-[36ch] text-quiet">{meaning}</p>
              </div>
              <Verse {...verse} className="text-xl" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
