import { situationsOf } from './situation.ts';

/** What people tell of in: thanksgiving. */
export const thanksgivingSituations = [
  ...situationsOf('thanksgiving', [
    [
      [
        'The scan was clear',
        'no cancer any more',
        'the test results are good',
        'five years clear',
        'the tumor is gone',
        'the biopsy was benign',
      ],
      [
        'Thank you for the word clear, and for each of the days in which nobody knew whether it would come.',
        'Let our joy make room for those who are still waiting for such a word.',
      ],
      {
        heard: 'One word on a report, and one can breathe again. Thank you for coming to tell it.',
      },
    ],
    [
      [
        'The bank said yes and the roof is fixed',
        'three good things in one week',
        'our prayers were answered, we got the loan',
        'no request, I only want to say thank you',
        'no request just thank you',
        'I would like somebody to give thanks with me',
        'only here to say thanks',
      ],
      [
        'We came so often to ask; today we come with full hands. Thank you for each one of these things, by name and in a row, and for the week that had room for them all.',
        'Let us remember this in the next dry month, and let somebody else’s roof be helped by our joy.',
      ],
      {
        heard: 'Somebody comes only to say thank you! That does good. Let us not hurry past it.',
        asks: 'Which of them surprised you most?',
      },
    ],
    [
      [
        'The harvest is in before the rain',
        'we made payroll',
        'my nephew got his green card',
        'I got the job',
        'we made payroll and a contract came in',
        'hay is in before the rain',
        'he got hired after a long search',
        'my daughter passed her exam',
        'we sold the house',
      ],
      [
        'It was not a matter of course, and we know it. Thank you for what came in time, and for the hands through which it came.',
      ],
    ],
    [
      [
        'Forty years married today',
        'it is our anniversary',
        'I turn eighty today',
        'my mother turns ninety',
      ],
      [
        'Thank you for the years, for the good ones and for those that we got through. Let there be cake, and people who know the old stories.',
      ],
    ],
  ]),
];
