import type { Told } from '../../themes/told.ts';
import type { Fact } from '../../library/types.ts';
import { putOffIn } from './turn-facts.ts';

const yes = (holds: boolean): string | undefined => (holds ? 'yes' : undefined);

const orders =
  /^(?:(?:ok(?:ay)?|hey|hi|hello|please|pls|now|and|so|alright)[,.!]{0,3} )*(?:ignore|forget|disregard|pretend(?! (?:i[’']?m|i am|that i))|act as|you(?:[’']re| are) now|from now on|roleplay|stop being)\b/i;
const rules =
  /\b(?:system prompt|your (?:instructions|rules)|no (?:filters?|rules)|jailbreak|developer mode)\b/i;

const family =
  /\b(?:sons?|daughters?|my boy|my girl|kids|child(?:ren)?|twins|wife|husband|middle one|oldest|youngest|baby|family)\b/i;
const scene =
  /\b(?:to bed (?:alone|without)|in two places|single mom|nights this|drew|drawn|drawing|missed|asleep|bedtime|recital|games?|birthday|anniversary|married to (?:my|the)|dinner|supper|looks? at me|never see|stopped asking|never home|on the phone|says i(?:[’']m| am) (?:never|always)|forgot)\b/i;
const work =
  /\b(?:work(?:s|ed|ing)?|shops?|trucks?|on[- ]call|hours|phone|clients?|customers?|business|jobs?|calls?|office|store|season|shifts?|restaurant|company|salon|booked)\b/i;

const price =
  /\b(?:prices?|sell(?:ing)?|charge|quot(?:e|ed|ing)|how much|ask(?:ing)? for money|the cost)\b/i;
const fear =
  /\b(?:afraid|scared|hate|terrified|(?:go|went|turn) red|mouth|throat|mumble|freeze|blush|ashamed|embarrass\w*|stutter|panic)\b/i;

const owed =
  /\b(?:owes? me|on credit|(?:don[’']?t|do not|doesn[’']?t|won[’']?t|never|not) pay(?:ing)?(?: me| us)?|unpaid|haven[’']?t paid|hasn[’']?t paid)\b/i;

const begins = ({ said }: Told): boolean => said === '';

/** What a message shows itself to be by more than one of its words. */
export const firstFacts: Readonly<Record<string, Fact>> = {
  isRedirect: ({ message }) => yes(orders.test(message) || rules.test(message)),
  speaksIll: ({ message }) =>
    yes(
      /\b(?:loser|idiot|crook|lazy|stupid|worthless|moron|fraud|trash|pathetic|clown)\b/i.test(
        message,
      ) && /\b(?:tell|say|write|call|send|post)\b/i.test(message),
    ),
  familyScene: (told) =>
    yes(
      begins(told) &&
        family.test(told.message) &&
        !/\b(?:video ?games?|gaming|xbox|playstation|tiktok|on (?:his|her|their) phone)\b/i.test(
          told.message,
        ) &&
        scene.test(told.message) &&
        work.test(told.message),
    ),
  sellingScene: (told) =>
    yes(
      begins(told) &&
        price.test(told.message) &&
        fear.test(told.message) &&
        !owed.test(told.message),
    ),
  owedScene: (told) =>
    yes(begins(told) && owed.test(told.message) && !/\bi owe\b/i.test(told.message)),
  quitScene: ({ message }) =>
    yes(
      /\b(?:quit|leave|leaving|quitting) (?:my |the |this )?(?:day )?job\b|\bshould i quit\b/i.test(
        message,
      ) && /\?|\bcourage|scared|afraid|saved\b/i.test(message),
    ),
  asksArt: ({ message }) =>
    yes(
      /^(?:\S+ ){0,4}?(?:write|make|compose|tell|give)(?: me| us)? (?:an? )?(?:\w+ )?(?:poem|song|rap|joke|essay|story|recipe|limerick|haiku)\b/i.test(
        message,
      ),
    ),
  finishedAll: ({ message }) =>
    yes(
      /\b(?:finished|completed|done with|did) (?:all|the)?[^.?!]{0,12}(?:six|6|modules|training|program\w*|course)\b/i.test(
        message,
      ) && /\bnow what|what now|next\b/i.test(message),
    ),
  sentHere: ({ message }) =>
    yes(
      /\b(?:made|making|told|forced|signed) me (?:to )?(?:up|sign|join|do|come|for)\b|\bwhy (?:i[’']?m|im|i am|am i) here\b/i.test(
        message,
      ),
    ),
  asksIfNeed: (told) =>
    yes(
      /\bis (?:that|this|it) (?:a|one of the|which) needs?\b|\bwhich need is (?:that|this|it)\b/i.test(
        told.message,
      ),
    ),
  stuckByName: (told) =>
    yes(begins(told) && /\bstuck\b/i.test(told.message) && putOffIn(told.message) !== undefined),
  youngStart: ({ message }) =>
    yes(
      /\b(?:i[’']?m|im|i am) (?:only )?(?:1[4-9]|20)\b/i.test(message) &&
        /\b(?:business|lawns?|sell|customers?|loan|mow|start|charge|money)\b/i.test(message),
    ),
  wasAskedLines: ({ said }) =>
    yes(
      /\bGive me three lines\b|\bthree things from the last month\b|\bFor the second you have told me too little\b/.test(
        said,
      ),
    ),
};
