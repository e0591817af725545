import { withoutMarks } from './without-marks.ts';

/** What is said to the reader, or only opens and ends a message: none of it belongs into a prayer. */
const GREETING =
  /^(?:hi|hello|hey|hiya|greetings|shalom|good (?:morning|evening|afternoon|day|night)|dear (?:all|friends|brothers|sisters|team|sir|madam|pastor|prayer)|sir|ma|sir\/ma|to whom)\b[^.!?]{0,40}$/i;
const FAREWELL =
  /^(?:thanks?|thank you|many thanks|thx|ty|amen|god bless|blessings|bless you|in jesus[’']? name|cheers|yours|love|sincerely|regards|peace|sorry|that[’']?s (?:it|all|the (?:request|prayer|ask))|that is all|end of|over|no name|name withheld|anonymous|anon|idk|dunno|i don[’']?t know|anyway|there,? i said it|i said it|mind|just saying|haha|lol|joke|two things|one thing|long story|no request|i have no request|not a request(?:,? (?:a|just|only) thank(?:s| you))?|kindly stand with (?:me|us))\b[\s,.!]*(?:so much|a lot|all|in advance|everyone|friends|please|then|there|here|really|for (?:reading|listening|praying|your prayers|this)|x{1,9})?$/iu;
const INSTRUCTION =
  /^(?:and |but |please |just |so |then |also |now )*(?:don[’']?t|do not|no need to|never) (?:tell|say|quote|give|preach|send|make|use|name|mention|ask|worry|laugh|judge|answer|share|post|start|lecture|pray)\b|^(?:and |but |please |just |so |then |also |now )*(?:say|write|tell|make|print|show|give me a prayer|keep (?:it|this)|put|use|start|add|include|leave out|call me|answer|reply|read|post|share|submit|listen)\b(?! (?:it|the word|the words) (?:to|when|plainly))|^(?:if you|when you|you (?:can|may|could|don[’']?t|need|know|people|all|guys)|can you|could you|would you|will you|do you|are you|is (?:it|this) ok|is it wrong|i (?:would|[’']d) like (?:a prayer|to (?:request|ask|know|hear))|i want (?:a|some|your) prayers?|i(?:[’']m| am) (?:safe|fine|ok|okay|in no danger|not in (?:any )?danger)[^,;]*$|i was told to write|i wanted to (?:come|tell|ask|share))\b/i;
const TO_READER = /\b(?:you|your|yours|u|ur)\b/i;
/** “Thanks, Dale”, “Ask God what to do”: said to somebody who reads. */
const TO_SOMEBODY =
  /^(?:thanks|thank you|hi|hello|hey|dear),? (?!Lord|God|Jesus|Father|Christ|Holy|Abba|Creator|Savio)(?-i:\p{Lu}\p{Ll}+)(?: (?-i:\p{Lu}\p{Ll}+))?$|^(?:(?:or|and|just|please) )*ask (?:god|him|the lord|jesus)\b|^(?:thank|praise|give thanks to) (?:god|him|the lord|jesus) with (?:me|us)$|^give thanks with (?:me|us)\b|^(?:would|could|can|will) (?:some(?:one|body)|anyone)$/iu;
/** "Lord, you know": said to God, not to the reader. */
const TO_GOD =
  /^(?:dear )?(?:lord|god|father|jesus|abba|holy spirit)\b|\b(?:lord|god|father|jesus)[,.!]*$|^thank (?:you|u)[,]? (?:lord|god|jesus|father)/i;
const EMPTY =
  /^(?:(?:but |and )?(?:mostly|kindly|mainly|especially)|just|ok|okay|so|well|yeah|yes|no|hm+|um+|sigh|help|please|pls)[.,!]*$/i;

/** About the writer’s English, or a rank or first letter below a message: they belong to the letter. */
const OF_THE_LETTER =
  /^(?:sorry (?:for|about) my (?:bad |poor )?english|hola\b|how do (?:i|we|you)(?: even)? pray\b|(?:[-–—~] ?)?(?:Cpl|Sgt|SSgt|Pvt|Capt|Lt|PFC)\.? \p{Lu}\.?(?:,|$)|[-–—~]? ?\p{Lu}\., (?:mother|father|wife|husband|from|age)\b)/iu;

/** Whether a sentence speaks to whoever reads it, or only greets, thanks or ends. */
export const isAside = (sentence: string): boolean => {
  const text = withoutMarks(sentence);
  // What is asked of one's own conscience is asked of God, too.
  if (/^is it (?:wrong|a sin|selfish|bad) (?:to|that|if)\b/i.test(text)) return false;
  if (TO_GOD.test(text)) return /^god bless/i.test(text);
  return (
    OF_THE_LETTER.test(text) ||
    GREETING.test(text) ||
    FAREWELL.test(text) ||
    INSTRUCTION.test(text) ||
    TO_SOMEBODY.test(text) ||
    TO_READER.test(text) ||
    EMPTY.test(text)
  );
};
