/** A pattern over one clause in plain words; `unless` lets the clause off. */
export interface CrisisRule {
  pattern: RegExp;
  unless?: RegExp;
}
