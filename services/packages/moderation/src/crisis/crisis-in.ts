import { spokenText } from '../normalise.ts';
import type { CrisisRule } from './crisis-rule.ts';
import { dangerRules } from './danger-rules.ts';
import { withoutFigures } from './figures-of-speech.ts';
import { implicitRules } from './implicit-rules.ts';
import { signsMeet } from './implicit/signs.ts';
import { isOver } from './is-over.ts';
import { selfHarmRules } from './self-harm-rules.ts';
import { clausesOf } from './sentences.ts';

/** `explicit`: said outright; `implicit`: between the lines. `danger`: from or to other people. */
export interface Crisis {
  level: 'none' | 'implicit' | 'explicit';
  kind?: 'self-harm' | 'danger';
}

const speaks = (clauses: string[], rules: CrisisRule[]): boolean =>
  clauses.some(
    (clause) =>
      !isOver(clause) &&
      rules.some(({ pattern, unless }) => pattern.test(clause) && !unless?.test(clause)),
  );

/**
 * Words of self-harm or danger in what a person wrote. By rules alone; errs on the side of care. What is past and
 * over ("I used to want to die, God saved me"), denied, or a figure of speech ("debt is killing me") is no crisis.
 */
export const crisisIn = (text: string): Crisis => {
  const spoken = withoutFigures(spokenText(text).replaceAll('"', ''));
  const clauses = clausesOf(spoken);
  if (speaks(clauses, selfHarmRules)) return { level: 'explicit', kind: 'self-harm' };
  if (speaks(clauses, dangerRules)) return { level: 'explicit', kind: 'danger' };
  // A thought between the lines may run over two sentences: the whole text is read as one clause too.
  const whole =
    clauses.length > 1 && clauses.length < 8 ? [...clauses, clauses.join(' ')] : clauses;
  if (speaks(whole, implicitRules)) return { level: 'implicit', kind: 'self-harm' };
  if (signsMeet(clauses.filter((clause) => !isOver(clause)).join(' … '))) {
    return { level: 'implicit', kind: 'self-harm' };
  }
  return { level: 'none' };
};
