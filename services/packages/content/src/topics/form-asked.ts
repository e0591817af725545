/** Wishes about the form of a prayer; they are kept, and not prayed. */
export interface FormAsked {
  /** A few sentences that can be said by heart. */
  isShort: boolean;
  withoutVerse: boolean;
  withoutAdvice: boolean;
}

const SHORT =
  /\b(?:short|quick|brief|one[- ]line|two[- ]line) (?:one|prayer)\b|\b(?:little|tiny|simple) prayer\b|\bprayer (?:that )?i can (?:say|pray|use|whisper)\b|\bkeep it short\b|\bsomething (?:short|brief)\b|\bcan[’']?t read (?:long|much)|\bone line\b/i;
const NO_VERSE =
  /\b(?:no|not another|without|don'?t (?:want|send|quote|give)(?: me)?(?: (?:any|a|more))?|skip the) (?:bible )?(?:verses?|scripture|quotes?|bible)\b/i;
const NO_ADVICE =
  /\b(?:no|don'?t (?:want|need|give|send)(?: me)?(?: (?:any|your|more))?|without|spare me the) (?:advice|tips|steps|homework|lectures?|sermons?|preaching)\b/i;

/** Reads what form somebody wishes for. */
export const formAsked = (message: string): FormAsked => {
  const plain = message.replaceAll('’', "'");
  return {
    isShort: SHORT.test(plain),
    withoutVerse: NO_VERSE.test(plain),
    withoutAdvice: NO_ADVICE.test(plain),
  };
};

/** A sentence that speaks only of the prayer wanted. */
export const isAboutForm = (sentence: string): boolean => {
  const plain = sentence.replaceAll('’', "'");
  return (
    (SHORT.test(plain) && plain.split(/\s+/).length <= 16) ||
    NO_VERSE.test(plain) ||
    /^(?:no|not?) (?:request|ask|prayer request)s?\b[^.!?]{0,20}[.!]?$/i.test(plain) ||
    /^(?:that'?s|this is|that is) (?:the|my) whole prayer\b/i.test(plain) ||
    /^(?:is|was) (?:that|it|this) (?:bad|wrong|ok(?:ay)?|normal|weird|stupid|strange|a sin|selfish)\b(?! to\b| for\b)/i.test(
      plain,
    )
  );
};

/** Whether somebody asks whether it is wrong to feel so. */
export const asksIfWrong = (message: string): boolean =>
  /\b(?:is|was) (?:that|it|this) (?:bad|wrong|normal|weird|strange|selfish)\b(?! to\b| for\b)|\bwhat(?:'?s| is) wrong with me\b|\bam i (?:a )?(?:bad|terrible|awful|horrible)\b/i.test(
    message.replaceAll('’', "'"),
  );
