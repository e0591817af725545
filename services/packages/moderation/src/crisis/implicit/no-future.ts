import type { CrisisRule } from '../crisis-rule.ts';

/** No reason, no point, no way on. */
export const noFutureRules: CrisisRule[] = [
  {
    pattern:
      /\b(?:no|any|not a|one|a single|find a|see a|see no|isn't a|without a|have no|can't find a|little) (?:more )?(?:reasons?|point|purpose|sense|use|motivation) (?:left )?(?:to|in|for|of)(?: me)?(?: \w+){0,2} (?:wake|wake up|live|living|go on|going on|keep going|be here|being here|get up|getting up|exist|existing|continue|continuing|stay|staying|carry on|carrying on|breathe|be alive|being alive|waking(?: up)?|life|stick around|fight|tomorrow|left|to it all)\b/,
    unless:
      /\b(?:there is|there's|god gives? me|found|gave me|you are my|is my|are my|have every) (?:always )?(?:a |one )?(?:new |every )?reasons?\b|\b(?:in|with) (?:this|that|the|our) (?:job|company|contract|meeting|business|argument|church|relationship|marriage|lease|project)\b|\bstay (?:in|at|with)\b/,
  },
  {
    pattern:
      /\b(?:what's|what is|whats|is there|see|seeing|don't see|what) (?:even )?(?:the|any|a|of the) point (?:of|in|to|anymore|any more)? ?(?:of |in )?(?:me |my )?(?:living|being (?:here|alive)|life|going on|it all|all this|carrying on|waking|getting (?:up|out of bed)|anything|trying anymore|existing|staying|continuing|anymore|any of (?:it|this)|trying|even)\b|\bwhat's the point (?:anymore|of me)\b|\bwhy (?:am i|should i|do i|bother)(?: even)?(?: \w+){0,2} (?:still here|alive|keep living|go on living|wake up|waking up|existing|living|breathing|stay alive|going on)\b/,
    unless: /\b(?:living|staying|trying) (?:in|at|with) (?:this|that|the|a|my)\b/,
  },
  {
    pattern:
      /\bnothing (?:left|more|else|here)?(?: for me)?(?: here)? ?(?:to (?:live for|look forward to|wake up (?:for|to)|stay for|keep me here|hold on to|lose anymore|hold me here)|worth (?:living|staying|waking)|matters any ?more|holding me here|keeping me (?:here|alive))\b|\bnothing (?:left|more|else)(?: for me)? (?:here(?! (?:in|at))|in this (?:world|life)|on (?:this )?earth)\b|\b(?:life|living|it|this life)(?: \w+|'s| isn't| ain't){0,3}? ?(?:not|isn't|isnt|ain't|no longer|never|hardly|barely)(?: \w+){0,2} worth (?:living|it anymore|the pain|going on|continuing|fighting for anymore)\b|\bis (?:it|life|living)(?: even| really| still)* worth (?:it|living|the pain)\b/,
    unless:
      /\b(?:in|at|with) (?:this|the|my) (?:job|company|town|city|office|church|firm)\b|\bto sell\b/,
  },
  {
    pattern:
      /\b(?:no|see no|there's no|there is no|without|not see|don't see|can't see|only|one|found a|the only|easiest|easier) (?:other )?(?:way out|way forward|future for me|way through|tomorrow|escape|exit|future|end to (?:this|the) pain|answer but)(?: \w+){0,2}(?: left| for me| anymore| any more| but| except| of this (?:life|pain|hell|darkness)|$| i can see| is| would be| for myself| with me)\b/,
    unless:
      /\b(?:debt|lease|contract|partnership|business|job|deal|loan|recession|company|marriage|in (?:this|the) (?:company|town|industry|role|market)|parking|traffic)\b/,
  },
  {
    pattern:
      /\b(?:lost|lose|losing|no|without|have no|don't have(?: \w+){0,2}|gone is) (?:the |my |any |all |)(?:more )?(?:will|desire|wish|strength|energy|reason) (?:left )?(?:to|for) (?:live|life|living|go on|be alive|exist|keep (?:living|breathing)|carry on)\b|\bhow (?:much )?long(?:er)? (?:must|do|will) i (?:have to )?(?:stay|be|live|remain) (?:here|in this (?:world|life|body)|on this earth|alive)\b|\bwant out of (?:this|my|life)(?: (?:life|world|existence))?$|\bin this world\b.*\bwant out\b/,
    unless: /\b(?:lease|contract|job|partnership|deal|business|marriage)\b/,
  },
  {
    pattern:
      /\bno (?:tomorrow|future|hope|life|place)(?: \w+){0,2} for (?:me|someone like me|people like me)\b|\b(?:my life|everything) is (?:already )?(?:over|finished|pointless|meaningless|not worth)\b|\bnothing matters(?: to me)?(?: any ?more)?(?=$|.*\b(?:ready|done|over|goodbye|tired|leave|end|go)\b)|\b(?:don't|can't) see (?:myself|me) (?:making it|living|being (?:here|alive)|getting (?:to|past)|reaching|growing old)\b/,
    unless:
      /\bin (?:this|the|my) (?:company|job|town|industry|career|marriage|church|firm)\b|\bnothing matters(?: \w+){0,2} (?:more|as much|than)\b/,
  },
  {
    pattern:
      /\bnothing (?:\w+ )?(?:keeps|keeping|holds|holding|ties|left to keep|left to hold) me (?:here|alive|going|in this (?:world|life)|to this (?:world|life|earth))\b/,
    unless: /\b(?:here in|town|city|company|job|texas|state)\b/,
  },
];
