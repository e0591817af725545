/** What is said when the matter is not sure: nothing is guessed, and nobody is told that they were not understood. */
export const vague = {
  heard: [
    'Thank you for telling it so plainly. Let us say it to God as you said it to me.',
    'You have put it better than I could. Let us say it to God.',
    'It is good that you wrote this down. Let us take it to God as it is.',
    'Thank you for trusting us with this. You do not have to carry it by yourself.',
  ],
  heardForOthers: [
    'It is a kindness to bring somebody before God. Let us do it together.',
    'Thank you for thinking of somebody else today. Let us pray.',
    'Whoever is prayed for is not forgotten. Let us take it to God as you wrote it.',
  ],
  /** When something is asked that is no plea. */
  heardQuestion: [
    'You ask something that I cannot answer for you, and will not pretend to. The question itself goes into the prayer.',
    'That is an honest question, and I have no sure answer to it. Let us put it to God as you put it to me.',
  ],
  /** When nothing was told at all. */
  nothing: [
    'You need not explain it. I do not know what lies behind it, and I need not know in order to pray; God does.',
    'That is enough to begin with. What you cannot or do not want to say, God hears all the same.',
    'Then let us simply pray. The rest may stay between you and God.',
  ],
  /** Asked when nothing was told: nobody has to. */
  questionsOfNothing: [
    'If there is one word for it, you may write it; if not, that is all right, too.',
    'You need not answer anything. But if you would like to give it a name, I am here.',
  ],
  prayersOfNothing: [
    'You know the parts of this that are not written here. Hear those, too.',
    'It is here again, whatever it is. You are not tired of it, nor of the one who brings it.',
    'Sit down beside the one who has no words for it, and do not ask for any.',
    'Let something small be easier today than it was yesterday, and let it be noticed.',
  ],
  /** When it was a word or two: `{words}` are they. */
  few: [
    '“{words}.” So few words, and God knows the whole of it. I know only these, so the prayer keeps to them.',
    '“{words}.” That is enough. What it costs you on an ordinary day you need not explain to God.',
  ],
  prayers: [
    'What can be done about it today, let me see it and do it; the rest lies better in your hands than in mine.',
    'Show me the next step in this, and go with me.',
    'Be in this with me, and let me notice it.',
    'Give wisdom for what can be done, patience for what cannot, and someone to share both.',
  ],
  prayersForOthers: [
    'You know what is needed there before we find the words. Give it, and let it come in time.',
    'Where we cannot go along, go yourself; and where we can help, show us how.',
    'Give good people at the right moment, rest that is really rest, and hope for the next day.',
  ],
  questions: [
    'Which sentence of this prayer would you say differently? Say it your way; it will be the better one.',
    'What would be a first small sign for you that something is moving?',
    'Who else knows of it, so that you are not the only one who carries it?',
    'Which part of it shall we pray for once more, by itself?',
    'What is the next thing that has to be done about it, however small?',
  ],
} as const;

/** Addresses that lead to what the person said: a prayer may begin with plain sentences after them. */
export const bridges = {
  plain: [
    'Father, I come to you as I am.',
    'Lord Jesus, you know it already, and still I tell you.',
    'God of all comfort, hear how it is with me.',
    'Faithful God, I bring you this day as it is.',
    'Good Shepherd, listen to me.',
    'Father in heaven, this is what is on my heart.',
    'Lord, you who know us by name, hear this.',
  ],
  joy: [
    'Father, I come to you with joy today.',
    'Lord Jesus, there is something to be glad about.',
    'Faithful God, I come to give thanks.',
  ],
  others: [
    'Father, I come to you on behalf of somebody else.',
    'Lord Jesus, I do not ask for myself today.',
    'Good Shepherd, you know whom I have in mind.',
  ],
} as const;
