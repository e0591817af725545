import { bcv_parser as BcvParser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';

/** The part of the parser's answer that we use. `osis` is empty for a reference that does not exist. */
export interface ParsedEntity {
  osis: string;
  indices: [number, number];
  entities: { type: string; start: { b: string; c: number; v?: number } }[];
}

let parser: BcvParser | undefined;

const makeParser = (): BcvParser => {
  const made = new BcvParser(english);
  made.set_options({
    // Nonexistent references are needed too, to remove them from a reply.
    invalid_passage_strategy: 'include',
    invalid_sequence_strategy: 'include',
    consecutive_combination_strategy: 'separate',
    sequence_combination_strategy: 'separate',
    osis_compaction_strategy: 'bcv',
  });
  return made;
};

/** Every reference in a text, in order, one entity each. */
export const parseEntities = (text: string): ParsedEntity[] => {
  parser ??= makeParser();
  parser.parse(text);
  return parser.parsed_entities();
};
