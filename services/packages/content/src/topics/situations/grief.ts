import { situationsOf } from './situation.ts';

/** What people tell of in: grief. */
export const griefSituations = [
  ...situationsOf('grief', [
    [
      [
        'Mum died on Sunday',
        'my father passed away this week',
        'Dad died last night',
        'my mother has just died',
        'my dad died on the third of March',
        'mom passed away on Easter',
        'Grandma died this morning',
        'we lost dad on Friday',
        'my mother passed in her sleep',
      ],
      [
        'Somebody is gone whose voice was there before all others. Receive into your light the one we miss, and stay in this house in which everything still lies as it was.',
        'We cannot yet think it. Do the thinking for us, and leave us only the next hour.',
      ],
      {
        heard: 'I am so sorry. It has only just happened, and nothing needs to be understood yet.',
        asks: 'Would you like to tell me something about the one who has died?',
      },
    ],
    [
      [
        'I was not there when she died',
        'I had only gone to park the car and he was gone',
        'I came ten minutes too late to the hospital',
        'I went to get a coffee and dad died',
        'I was at work when he passed',
        'I was on the plane when mum died',
      ],
      [
        'We were not in the room; you were. Nobody died alone. Take from us the thought of those minutes, and put in its place all the years in which we were there.',
      ],
      {
        heard:
          'To have been away for those few minutes: that will want to be told many times. Nobody did anything wrong in them.',
        asks: 'What would you have wanted to say in that moment?',
      },
    ],
    [
      [
        'I still set out his cup',
        'I keep dialing her number after work',
        'I still lay two plates',
        'his coat still hangs in the hall',
        'I still pick up the phone to call her',
        'I still buy his favorite bread',
        'every time I open the books I see his handwriting',
        'I still reach over to her side of the bed',
      ],
      [
        'The hand still does what it has done for years: the cup, the number, the second plate. Do not let it be ashamed of that. Love does not know the date.',
      ],
      {
        heard:
          'The hands go on loving long after the head has understood. That is nothing to be embarrassed about.',
      },
    ],
    [
      [
        'My wife died and the house is so quiet',
        'I am a widow and the evenings are the worst',
        'my husband died after forty years',
        'we were married fifty-two years and he is gone',
        'lost my husband eight months ago',
        'I do not know how to do the things he always did',
        'since she died I eat standing up',
      ],
      [
        'Be in the other half of the bed and on the other side of the table; not instead of the one who is missing, but so that somebody is there.',
      ],
      { asks: 'Which hour of the day is the hardest?' },
    ],
    [
      [
        'The funeral is on Saturday',
        'I have to speak at his funeral',
        'we bury her tomorrow',
        'pray for us at the funeral',
        'I have to give the eulogy',
      ],
      [
        'Go along to the grave. Give a voice that holds, or tears that may come; people who say little; and coffee afterwards at which somebody laughs.',
      ],
    ],
    [
      [
        'I could not go to the funeral',
        'I watched the burial on my phone',
        'I never got to say goodbye',
        'Mama died back home and I could not travel',
        'they buried him without me',
      ],
      [
        'Grief that could not walk behind a coffin has to find another road. Let it be mourned here, too, fully; and let the goodbye that was not said be heard where you are.',
      ],
    ],
    [
      [
        'First Christmas without him',
        'it would have been her birthday',
        'the anniversary of his death is coming',
        'it will be one year on the 19th since he died',
        'forty days since he died',
        'Mother’s Day without my mother',
      ],
      [
        'This day comes round every year, and somebody is missing from it. Let there be a place at the table for the name, for a story, and for the silence afterwards.',
      ],
    ],
    [
      [
        'People say he is in a better place',
        'everybody tells me to move on',
        'God needed another angel they say',
        'people say the strangest things to us',
        'everyone tells me it was God’s plan',
      ],
      ['Keep from us the people who explain too much, and send those who sit down and stay.'],
      {
        heard:
          'You need no explanation, and you will get none from me. What hurts may simply hurt here.',
      },
    ],
    [
      [
        'I feel nothing since she died',
        'I have not cried yet',
        'I just keep working since the funeral',
        'everyone says I am so strong since the funeral',
        'I am numb since he died',
      ],
      [
        'Where no tears come, you do not count it as coldness. Thaw in your own time what had to freeze so that we could stand.',
      ],
    ],
    [
      [
        'We had not spoken for years and now he is dead',
        'I was still angry with my father when he died',
        'he was hard on me and now he is gone',
        'my estranged brother died',
        'I never made peace with my mother before she died',
      ],
      [
        'There is mourning also for what never was. Take what was left unsaid, on both sides, and let it be finished with you what could not be finished here.',
      ],
    ],
    [
      [
        'My best friend died',
        'an employee of mine died and the whole team is in shock',
        'a colleague passed suddenly',
        'my friend is gone and nobody sends a card to the friend',
        'a coworker died last week',
        'my business partner passed away',
      ],
      [
        'Some losses get no black clothes and no cards, only a hole in the week. You see it. Let us speak the name among those who knew it, too.',
      ],
    ],
    [
      [
        'Our son was killed in an accident',
        'my daughter died at nineteen',
        'my child is dead',
        'our boy was four when he died',
        'my daughter was 37 when she died',
        'we buried our son',
      ],
      [
        'No parent should stand at that grave, and you do not ask us to find a reason. Hold this child, and hold the two arms that are empty.',
      ],
    ],
    [
      [
        'Clearing out my parents’ house',
        'I cannot throw away her clothes',
        'I keep his voicemail',
        'his tools are still in the garage',
        'I have to empty her apartment',
      ],
      [
        'Every drawer has a story, and each decides over something that cannot be decided. Let us keep what carries us, and let go of the rest without feeling like thieves.',
      ],
    ],
  ]),
];
