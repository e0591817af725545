import { cue, type Cue } from './cue.ts';

/** Children awaited, born and lost. */
export const birthCues: readonly Cue[] = [
  cue(
    /\bsleep(?:s|ing)? (?:well|through)\b|\b(?:can[’']?t|cannot|do not|don[’']?t|not) sleep\b|\bone night\b|\bsleep till\b|\binsomnia\b|\bawake at (?:night|\d)/i,
    [
      'Give one whole night, and then another: let the thoughts lie down, and let the morning come before it is called.',
    ],
    'sleep',
    { unless: /\bsleep(?:s)? in the den|slept in\b/i },
  ),
  cue(
    /\b(?:pregnant|due (?:any day|in \w+ days|date)|expecting|delivery|caesarean|c-section|section\b.*\bbaby|in labor|giving birth|delivering)\b/i,
    [
      'Be in the room where this child is born. Give strength to the mother, skill to every hand, a safe hour, and that first cry for which everyone waits.',
    ],
    'new-baby',
    {
      unless:
        /\b(?:lost|miscarr|stillb|negative|never|infertil|ivf|not pregnant|want to be pregnant|ship|deploy|delivery (?:truck|driver|van|business)|parcels)\b/i,
    },
  ),
  cue(
    /\b(?:she[’']?s here|is here|was born|born (?:this|last|on|at|yesterday|today)|came last night|baby (?:girl|boy) (?:is|born|arrived)|(?:7|8|6|9) ?(?:lbs?|pounds))\b/i,
    [
      'Thank you for this new person, for ten fingers and a first breath. Bless the tired mother, and let this child never know a day on which nobody is glad of it.',
    ],
    'new-baby',
    {
      unless:
        /\b(?:weeks\b.*\bneonatal|nicu|lost|down syndrome|grey|post ?partum|is here for|raised|i was born)\b/i,
      heard: [
        'Welcome, little one! What a thing to wake up to, or to have stayed awake for. Thank you for telling it here.',
        'A new person is in the world, and you were there. How good that the first days begin with a prayer.',
      ],
    },
  ),
  cue(
    /\bdown[’']?s? syndrome\b|\bautis\w+|\blearning disability\b|\bspecial needs\b/i,
    [
      'You did not make a mistake. Let this child be met with gladness, and let those who love it grieve what they must, celebrate what they can, and be ashamed of neither.',
    ],
    'special-needs',
  ),
  cue(
    /\bpost[- ]?partum\b|\bbaby blues\b|\bcr(?:y|ies) from\b|\bcolic\b/i,
    [
      'Lift the fog from this mother. Let help come before it is asked for, let sleep come in pieces that add up, and let love arrive in its own time.',
    ],
    'sadness',
    { unless: /\bhappy\b/i },
  ),
  cue(
    /\b(?:ivf|infertil\w*|trying for a (?:baby|child)|negative test|childless|sixth year|can[’']?t have (?:a )?child\w*|conceive)\b/i,
    [
      'You know the calendar by which we hope, and each month in which it was in vain. Do not let hope become bitter, nor love become a timetable. Open what is closed, in the way you know.',
    ],
    'infertility',
  ),
  cue(
    /\bmiscarr\w+|\bstill ?born|\bstillb\w+|\b(?:lost|losing) (?:the|our|a|my) (?:baby|little (?:boy|girl|one))\b|\blost (?:him|her|it) at \d+ weeks/i,
    [
      'This child was awaited, and had a place and perhaps a name. You know it. Hold what our arms could not hold, and be near to mother and father, each in their own way of mourning.',
    ],
    'miscarriage',
    { certain: true, unless: /\blost (?:my|our) baby brother\b/i },
  ),
];
