import { cue, type Cue } from './cue.ts';

/** Depression, grief, guilt, anger and doubt. */
export const lossCues: readonly Cue[] = [
  cue(
    /\b(?:grey|gray)\b|\bno colou?r\b|\bbit of colou?r\b|\bdepress\w+|\bantidepress\w+|\bcurtains\b|\bthe fog\b/i,
    [
      'Where all is grey, do not ask for songs. Give one thing today that has color and taste, and then one more; and until it returns, believe for us.',
    ],
    'sadness',
    { unless: /\b(?:gray hair|grey hair|gr[ae]y area|gravy)\b/i },
  ),
  cue(
    /\bsnap out of it\b|\bjust be (?:happy|grateful)\b|\bsays? (?:hes|she[’']?s|he[’']?s) fine\b/i,
    ['Give people nearby who do not say “pull yourself together”, but put the kettle on and stay.'],
    undefined,
    {
      heard: [
        '“Snap out of it” is said by people who were never in it. You need not snap out of anything here.',
      ],
    },
  ),
  cue(
    /\b(?:set out (?:his|her) cup|(?:his|her) (?:chair|cup|notes|voice|side of the bed|shoes|coat)|dial(?:ing)? (?:the|her|his) number|pick(?:ing)? up the phone to call|still go to call)\b/i,
    [
      'Bless these small habits of love that do not know yet that someone is gone. You see the cup, the chair, the hand that reaches for the telephone.',
    ],
    'grief',
    { certain: true, unless: /\b(?:he|she) is coming\b/i },
  ),
  cue(
    /\b(?:passed away|went in (?:his|her) sleep|is gone\b|passed in|passed on|passed (?:in|on) \w+|died|funeral|we buried|widow(?:er)?|lost my (?:husband|wife|mother|mom|mum|father|dad|son|daughter|brother|sister|best friend)|since (?:jean|walt|he|she) (?:died|passed|went)|forty days|would have been)\b/i,
    [
      'Receive into your light whom we miss, and stay with us who stay. Let love not have to be finished, only carried differently.',
    ],
    'grief',
    {
      unless:
        /\b(?:dog|cat|puppy|put down|vet|his father died in|buried (?:four|three|five)|lost (?:a|their) home|marrying|getting married|remarr\w*|phone died|car died|battery died|church died)\b/i,
    },
  ),
  cue(
    /\b(?:dog|cat|puppy|kitten|horse|lab|duchess|tucker|vet|pet)\b[^.!?]{0,60}\b(?:died|put (?:down|to sleep)|passed|gone|cancer|not eating)\b|\bput (?:down|to sleep)\b|\b(?:died|put down)\b[^.!?]{0,30}\b(?:dog|cat)\b|\bput \w+ down\b/i,
    [
      'You made the animals and called them good. Thank you for years of warmth at our feet, and for a love that never asked whether we deserved it.',
    ],
    'pet-loss',
    { unless: /\bput (?:it|this|that|them) down\b|\bcan put it\b/i, certain: true },
  ),
  cue(
    /\b(?:watched the funeral|couldn[’']?t get there|could not be there|wasn[’']?t there when)\b/i,
    [
      'You were there when I could not be. Let that be enough for the one who went, and some day for me.',
    ],
    'grief',
  ),
  cue(
    /\bfirst (?:christmas|birthday|anniversary|thanksgiving|easter|night) (?:without|alone)\b|\b(?:one|1) year (?:on|since)\b|\banniversary of\b/i,
    [
      'Be with us on that date before we wake to it; let it hold a tear and also a story that makes us smile.',
    ],
  ),
  cue(
    /\bforgave me\b|\bforgiven me\b|\bforgive(?:n)? myself\b|\bexcept me\b|\bbut me\b|\bcan[’']?t let (?:it )?go\b|\bput it down\b|\bput the rest down\b|\bstop confessing\b|\bi[’']?m the exception\b|\bstill flinch\b/i,
    [
      'You laid it down long ago. Open these hands, which go on holding what you have let go of; let me be forgiven also at the place where I sit in judgment on myself.',
    ],
    'self-forgiveness',
    {
      certain: true,
      unless:
        /\bhelp me forgive (?:him|her|them)\b|\ban affair\b|\bnobody but me\b|\bno one but me\b/i,
    },
  ),
  cue(
    /\b(?:i (?:shouted|yelled|snapped|screamed|snap|threw)|lost my temper|my temper|road rage|clipboard|a temper like)\b/i,
    [
      'Stand between the spark and the word. Let me go to the one I frightened, say the plain “I am sorry”, and let the old pattern end with me.',
    ],
    'anger',
  ),
  cue(
    /\b(?:not|never) (?:want to )?(?:be|become) (?:like )?my (?:father|dad|mother)\b|\bi[’']?m not my (?:father|dad|mother)\b|\bmy (?:father|dad)[’']?s face\b|\blike my dad[’']?s\b|\bmy dad was like that\b|\bour dad (?:drank|gambled)/i,
    [
      'What was handed down to me need not be handed on. You make all things new; begin with this one.',
    ],
  ),
  cue(
    /\b(?:mad|angry|furious) (?:at|with) god\b|\bsugar\b[^.]*\bpray\b|\bthat isn[’']?t sugar\b|\bunanswered\b/i,
    [
      'I will not dress it up: I do not understand what you allowed. If you can bear that I say it to your face, then stay, and let me not be struck from your list for it.',
    ],
    'anger-at-god',
  ),
  cue(
    /\b(?:not sure (?:i believe|anyone|i am|who i[’']?m writing)|no longer know if i believe|don[’']?t (?:really )?(?:believe|pray)|lost my faith|anyone[’']?s listening|atheist myself|isn[’']?t sure anyone)\b/i,
    [
      'If you are there, you know that I am not sure of it. Take this as the prayer of somebody who would like to be able to.',
    ],
    'doubt',
  ),
  cue(
    /\b(?:can[’']?t|cannot|forgot(?:ten)? how to|don[’']?t know (?:how|what) to) pray\b|\bpray what i can[’']?t\b/i,
    ['Where I have no words, hear the silence as one. Pray in me what I cannot pray.'],
  ),
  cue(
    /\b(?:miss (?:the )?singing|miss him actually|miss everyone|the potlucks|side door|not been (?:to|inside) (?:a )?church|haven[’']?t been to (?:a )?(?:church|service)|set foot in (?:a |any )?church|parking lot and then)\b/i,
    [
      'You are not shut in a building, and you go after whoever was driven out. Give back the songs, a seat where nobody stares, and shepherds who smell of sheep.',
    ],
    'church-hurt',
    { certain: true },
  ),
];
