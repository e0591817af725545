/** Sentences of a text, with the clauses that "but", "and now" and the like open: each has its own tense and its own "not". */
export const clausesOf = (text: string): string[] =>
  text
    .split(
      /[.!?;\n]+|,? (?:but|however|yet(?= i\b)|and now|now i|although|though(?= i\b)|except|lately|these days|until now)\b/,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
