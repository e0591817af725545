import type { Care } from '@kbf/contracts';
import { harmsReader } from '@kbf/moderation';
import type { Identity } from '@kbf/process-kit';
import { invalid } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import type { Judgement } from './judge-text.ts';
import { trustOf } from './trust-of.ts';

type Written = { texts: readonly string[]; care: Care | undefined; path: string };

/**
 * Judges texts of a circle: they are private, so no admin and no provider checks them. The members are protected from
 * threats and abuse, and a person in danger reaches the circle, and sees help as well.
 * @throws 400 when a text threatens or abuses its readers
 */
export function judgeAmongFew({ texts, care, path }: Written): Judgement {
  if (harmsReader(texts.join('\n\n')))
    throw invalid('Please put this another way. It could hurt the people who read it.', [
      { path, message: 'Please put this another way' },
    ]);
  return { state: 'public', reasons: [], care };
}

/** Judges what a person adds to a prayer, by the audience of the prayer. */
export async function judgeFor(
  deps: Pick<Deps, 'database' | 'judge'>,
  identity: Identity,
  prayer: { audience: string } | null,
  written: Written,
): Promise<Judgement> {
  if (prayer?.audience === 'circle') return judgeAmongFew(written);
  const trust = await trustOf(deps.database.prisma, identity);
  return deps.judge(written.texts, written.care, trust);
}
