import { describe, expect, it } from 'vitest';
import { messageFor } from '../../src/guides/messages/with-message.ts';
import { composeBusinessGuide, composeCoach } from '../../src/guides/index.ts';
import { talk } from './talk-with.ts';

/** What is written for the last turn of a talk, from what its turns told. */
const written = (...turns: string[]): string =>
  messageFor({
    message: turns.at(-1)!,
    history: turns.slice(0, -1).map((content) => ({ role: 'user' as const, content })),
  }) ?? '';

describe('Words that somebody asks for', () => {
  it.each([
    [
      'says that it is not as it looks',
      [
        'I work nights until May, so I have Sunday afternoon.',
        'Write me two sentences for my leader Daniel so he doesn’t think I’ve quit',
      ],
      '“Dear Daniel, I haven’t quit. I work nights until May, so I have Sunday afternoon.”',
    ],
    [
      'says sorry to a child without excusing itself',
      [
        'I did miss Samuel’s school play because of a call. I had promised him.',
        'How would you say sorry to an 8 year old?',
      ],
      '“Samuel, I missed your school play because of a call. I had promised you, and I broke that promise.',
    ],
    [
      'says sorry for what was done in front of others',
      [
        'I shouted at my driver Kofi yesterday in front of a customer.',
        'How can I apologise to him?',
      ],
      '“Kofi, I shouted at you yesterday in front of a customer. That was wrong of me, and I’m sorry.',
    ],
    [
      'names a confidence that was broken',
      [
        'Someone told the others what I had confided about my debts.',
        'It was Matthias.',
        'Give me the first three sentences to say to him',
      ],
      '“Matthias, what I told you about my debts was for you alone, and you passed it on.',
    ],
    [
      'reckons what is open of a loan',
      [
        'my uncle lent me 300,000 rupees two years ago. i have paid back 40,000',
        'I could spare maybe 2,000 monthly.',
        'Please write a message to him',
      ],
      'I have paid back 40,000 rupees, and 260,000 rupees is still open.',
    ],
    [
      'asks for money that was lent',
      [
        'I lent my brother-in-law Marek 2,500 euros in April and he promised to pay it back by August. Nothing came.',
        'What do I write to him?',
      ],
      '“Dear Marek, I lent you 2,500 euros in April, and we had agreed on August for the return.',
    ],
    [
      'puts a new price on a sign',
      [
        'Flour went up from 18 to 27 a bag. A loaf sells at 2.80.',
        'I’ll go to 3.20 from Monday the 6th. Give me the text for the sign',
      ],
      '“From Monday the 6th a loaf costs 3.20 instead of 2.80. Flour went up from 18 to 27 a bag.',
    ],
    [
      'owns up to what was hidden',
      [
        'My wife doesn’t know that I took a loan of 4,000 dollars for the van.',
        'How do I tell her?',
      ],
      'I should have told you earlier. I took a loan of 4,000 dollars for the van.',
    ],
    [
      'names the day that can be kept',
      [
        'I promised to finish the kitchen for Mrs Alvarez by the 15th and it won’t be ready before the 29th.',
        'Please write me a text message to her',
      ],
      'I promised to finish the kitchen by the 15th, and I can’t keep that day. ' +
        'The day I can stand by is the 29th.',
    ],
    [
      'takes leave kindly',
      [
        'I want to leave the Wednesday group because my shifts changed. Our leader Ruth has been so kind to me.',
        'can you write a short message to Ruth',
      ],
      'I’m leaving the Wednesday group, because my shifts changed. You have been so kind to me.',
    ],
    [
      'declines what somebody asks for',
      [
        'My mentor wants me to quit my job now. I don’t feel ready.',
        'what can I say to him without sounding ungrateful',
      ],
      '“You asked me to quit my job now, and I don’t take that lightly: thank you for the trust.',
    ],
    [
      'says no to a wish',
      [
        'My cousin wants to join my shop as partner. I don’t want a partner.',
        'how do i tell him no kindly',
      ],
      '“You want to join my shop as partner; thank you for asking me openly.',
    ],
    [
      'offers what is possible instead',
      [
        'My worker Abena asked for a raise. I can’t pay more before March.',
        'I could give her Fridays off from 2 pm.',
        'How do I tell her?',
      ],
      'you asked for a raise. I can’t pay more before March. I could give you Fridays off from 2 pm.',
    ],
    [
      'speaks of a habit before it grows',
      [
        'My business partner Jonah takes money from the till for lunch and thinks it’s fine. About 15 a day.',
        'How do I bring this up?',
      ],
      'You take money from the till for lunch, about 15 a day.',
    ],
    [
      'speaks of what somebody did',
      [
        'My best friend Paulo borrowed my van and brought it back with a scratch.',
        'how do I bring it up with him',
      ],
      'You borrowed my van and brought it back with a scratch.',
    ],
    [
      'takes time where an answer is pressed for',
      [
        'My partner Dieter wants 30,000 euros.',
        'He wants an answer by Sunday lunch. What do I say on Sunday?',
      ],
      'you want an answer by Sunday lunch, and you shall have an honest one: today I can’t say yes or no to €30,000.',
    ],
    [
      'takes back a promise that cannot be kept',
      [
        'I told my neighbor Fernanda I would help her with the move on Saturday but now my son has a fever.',
        'What do I write her?',
      ],
      '“Dear Fernanda, I said I’d help you with the move on Saturday, and I can’t. My son has a fever.',
    ],
    [
      'invites somebody after a quarrel',
      [
        'My sister Ana thinks I only love money.',
        'I’d like to invite her for Sunday lunch.',
        'How do I say it without a quarrel?',
      ],
      '“Ana, I’d like to have you with us for Sunday lunch.',
    ],
    [
      'thanks for what was done',
      [
        'Pastor Lindiwe visited my mom every week in hospital.',
        'I want to thank her. Write me a short card for Pastor Lindiwe',
      ],
      'you visited my mom every week in hospital.',
    ],
    [
      'says what is to be told',
      [
        'I have to tell my group that I’m not leading any more from January.',
        'Give me two sentences.',
      ],
      '“I’m not leading any more from January.',
    ],
    [
      'says why somebody is behind',
      [
        'I’m behind with the exercise. My coach asked where it is. My dad had a stroke on the 3rd.',
        'Help me write two lines to her',
      ],
      '“I’m behind with the exercise. My dad had a stroke on the 3rd.”',
    ],
  ])('When a message %s, then it is made of what was told', (_, turns, text) => {
    expect(written(...turns).replaceAll("'", '’')).toContain(text);
  });

  it.each([
    [
      [
        'I open the list, I feel sick. Fourteen years writing software.',
        'What would I even say in the first ten seconds?',
      ],
    ],
    [['We could print things for you, up to $300 a quarter. Who do I send that offer to?']],
    [['My pastor says money is a test. What do you say?']],
    [['Please write a JavaScript function that sorts an array.']],
    [
      [
        'One of my techs sells refrigerant out of the van.',
        'If I keep him what do I tell the other five guys',
      ],
    ],
  ])('When too little was told for one (%j), then nothing is made up', (turns) => {
    expect(written(...turns)).toBe('');
  });

  it('When a coach is asked for words, then they have no gaps to fill', () => {
    const text = talk(
      composeCoach,
      'I started the course on 3 March and I’m still in the second lesson. Should I jump ahead?',
      'I work nights at a petrol station until May, so I have Sunday afternoon.',
      'can you write me two sentences for my group leader Daniel so he doesn’t think I’ve quit',
    );
    expect(text).toContain('Dear Daniel, I haven’t quit.');
    expect(text).not.toContain('[');
  });

  it('When the words are to be shorter, then the same message comes back in three sentences', () => {
    const text = talk(
      composeBusinessGuide,
      'I lent my brother-in-law Marek 2,500 euros in April and he promised to pay it back by August. Nothing came.',
      'What do I write to him?',
      'shorter please',
    );
    expect(text).toContain('I lent you 2,500 euros in April');
    expect(text.split('”')[0]!.match(/[.?!](?= |$)/g)!.length).toBeLessThanOrEqual(3);
  });
});
