/** Openings of wishes that read better once than three times. */
const SAME = [
  /^(I ask that) /,
  /^(I pray for) /,
  /^(I ask for) /,
  /^(I bring you) /,
  /^(Thank you for) /,
  /^(Thank you that) /,
];
const AND: Record<string, string> = {
  'I ask that': ', and that ',
  'I pray for': ', and for ',
  'I ask for': ', and for ',
  'I bring you': ', and ',
  'Thank you for': ', and for ',
  'Thank you that': ', and that ',
};
const LONGEST = 34;

/** What is said over and over is prayed once. */
const onceEach = (lines: readonly string[]): string[] =>
  [...new Map(lines.toReversed().map((line) => [line.toLowerCase(), line])).values()].toReversed();

/** Wishes that begin alike, in one sentence: "I ask that she sleeps, and that he stops arguing." */
export const joinPleas = (lines: readonly string[]): string[] => {
  const joined: string[] = [];
  for (const line of onceEach(lines)) {
    const lead = SAME.map((pattern) => pattern.exec(line)?.[1]).find(Boolean);
    const last = joined.at(-1);
    if (lead && last?.startsWith(lead) && `${last} ${line}`.split(/\s+/).length <= LONGEST)
      joined[joined.length - 1] =
        `${last.replace(/\.$/, '')}${AND[lead]}${line.slice(lead.length + 1)}`;
    else joined.push(line);
  }
  return joined;
};
