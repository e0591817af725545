const WORD = "\\p{Lu}[\\p{L}’'-]+";
const FIRM = `(?:${WORD}|\\p{Lu})(?: (?:&|and|of|${WORD}))* (?:&|${WORD})(?: ${WORD})*`;
const NAME = `(?:(?:Mrs?|Ms|Dr|Miss)\\.? )?${WORD}(?: ${WORD})?`;
const NOT_FIRM =
  /^(?:I|My|The|Matthew|Proverbs|Psalm|Corinthians|Christian|Firm|Friday|Saturday|Sunday|Monday|Tuesday|Wednesday|Thursday|Google|Please|June|July|May|March|April|August|September|October|November|December|January|February|Dear|From|Facts|Invoice|Customer|Starts|Signed|Reason|Mrs?|Ms|Dr|Miss|Deacon|Pastor)\b/;

const firstOf = (text: string, patterns: readonly string[], not: RegExp): string | undefined => {
  for (const pattern of patterns)
    for (const [, found] of text.matchAll(new RegExp(pattern, 'gu')))
      if (found && !not.test(found)) return found.trim();
  return undefined;
};

/** The name of the writer's own firm. */
export const firmIn = (text: string): string | undefined =>
  firstOf(
    text,
    [
      `\\b(?:[Bb]akery|[Ss]alon|[Ss]hop|[Cc]ompany|[Bb]usiness|[Ff]irm|[Ss]tore|[Rr]estaurant) (?:is|is called|called|name is) (${FIRM})`,
      `\\b(?:been|works|worked|employed) (?:with|at|for) (${FIRM})`,
      `\\b(?:Signed|[Ff]rom me|From|I am|I[’']m|it[’']s)[: ,]+${NAME}, (${FIRM})`,
      `\\b[Ff]acts: (${FIRM}),`,
      `\\b[Cc]ompany[’']?s? (?:name )?(?:is|,) (${FIRM})`,
      `\\b(?:[Mm]y|[Oo]ur) (?:company|business|firm|bakery|salon|shop) is (${WORD})`,
    ],
    NOT_FIRM,
  );

/** Who signs a letter. */
export const signerIn = (text: string): string | undefined =>
  firstOf(
    text,
    [
      `\\bI sign (?:as|it) (${NAME})`,
      `\\b[Ss]igned[:,]? (?:by )?(${NAME})`,
      `\\b[Ss]ign (?:it|this|off)(?: as|:)? (${NAME})`,
      `\\b[Ff]rom me,? (${NAME})`,
      `\\bFrom:? (${NAME})(?=[.,!\\n]|$)`,
      `\\bI(?:[’']m| am) (${NAME})(?=[.,!\\n]|$)`,
      `\\b[Mm]y name(?: is|[’']s) (${NAME})`,
      `\\bName:? (${NAME})`,
    ],
    /^(?:Boiling|Sorry|Not|Just|In|At|Owed|Owner|God|Scared|Firm|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/,
  );
