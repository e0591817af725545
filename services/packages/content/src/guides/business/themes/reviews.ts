import type { Told } from '../../themes/told.ts';

/** An answer to a bad review, from what was told. */
export const reviewReply = (told: Told): string => {
  const who = told.find(/\((\p{Lu}\p{Ll}+)(?: \p{Lu}\.?)?\)/u);
  const shop = told.find(
    /\b(?:shop|bakery|company|salon|store|business|place) is ([\p{Lu}][^.,]{2,40})/u,
  );
  const me = told.find(/\b(?:i am|i[’']m|signed?|my name is) (\p{Lu}\p{Ll}+)/iu);
  const never = told.has(/\bnever met\b|\bnot a customer\b|\bnever been here\b/i);
  const admitted = told.find(/\bthe (\w+) part is true\b/i);
  const fee = told.find(/\bthe [$£€]?\d+ is (the [^,.]+)/i);
  const late = told.find(/\b(\d+ (?:days|weeks)|two weeks|a week) late\b/i);
  const lines = [
    `Thank you for writing${who ? `, ${who}` : ''}.`,
    never ? 'I could not find your visit in our book, and I would like to know what happened.' : '',
    told.has(/\b(?:we didn[’']?t|we did not|not true|never happened|isn[’']?t true)\b/i)
      ? 'We have gone through that day with those who were there, and do not believe that it was us; I would like to come by, look at it with you, and be sure.'
      : '',
    admitted === 'mud'
      ? 'You are right about the mud: we should have covered our shoes, and I am sorry. I will have your carpet cleaned, at our cost.'
      : '',
    admitted && admitted !== 'mud' ? `You are right about the ${admitted}, and I am sorry.` : '',
    fee
      ? `The ${told.sums.find((sum) => sum.length > 1) ?? 'sum'} is ${fee}, which stands on the order you signed; if it was not explained well enough, that is on us.`
      : '',
    late
      ? `We finished ${late} later than we had said. Rain and changes played their part, and you should have heard from us more often.`
      : '',
    told.has(/\brude\b/i)
      ? 'If I came across as rude, I apologize; that is not how I want to treat anyone.'
      : '',
    never && told.has(/\bdry\b/i)
      ? 'A dry cake I would gladly replace: please come in and ask for me.'
      : '',
    never ? '' : 'I would like to put it right and will call you this week.',
  ].filter((line) => line !== '');
  return `Something like this; the next hundred readers matter as much as the one:\n\n“${lines.join(' ')} ${me ?? '[your name]'}${shop ? `, ${shop}` : ', owner'}”\n\nPost it once and do not answer the answer. Then do what it promises, and ask five content customers this week for two honest lines of their own.`;
};

/** The same, in three sentences. */
export const shortReview = (told: Told): string => {
  const me = told.find(/\b(?:i am|i[’']m|signed?|my name is) (\p{Lu}\p{Ll}+)/iu) ?? '[your name]';
  const who = told.find(/\((\p{Lu}\p{Ll}+)(?: \p{Lu}\.?)?\)/u);
  const mud = told.has(/\bmud part is true\b/i);
  const fee = told.has(/after-hours fee/i);
  if (mud)
    return `Shorter, and as one would say it:\n\n“You are right about the mud, and I am sorry. I will pay for cleaning the carpet. ${fee ? 'The $80 was the after-hours fee; I should have pointed it out more clearly. ' : ''}I will call you this week. ${me}”`;
  const late = told.find(/\b(\d+ (?:days|weeks)|two weeks|a week) late\b/i);
  return `Shorter:\n\n“Thank you for telling us${who ? `, ${who}` : ''}. ${late ? `We were ${late} late, and I am sorry. ` : ''}${told.has(/\brude\b/i) ? 'If I was rude, I apologize. ' : ''}I would like to put it right and will call you. ${me}”`;
};

/** Only the words to post, between their marks. */
export const reviewText = (told: Told): string => {
  const reply = reviewReply(told);
  return reply.slice(reply.indexOf('“'), reply.lastIndexOf('”') + 1);
};
