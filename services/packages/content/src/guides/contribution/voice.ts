import { site } from '@kbf/contracts/site';
import type { Guide } from '../types.ts';

const hours = site.contributionReplyHours;

/** How the contribution guide speaks apart from its subjects. */
export const contributionVoice: Omit<Guide, 'subjects' | 'home'> = {
  name: 'contribution',
  keyFirst: true,
  unsure: [
    `On exactly that I have no certain answer, and I would rather say so than guess. A person has: write one line to ${site.contactEmail}, or put it into one of the forms on this page, with a number and the hours that suit you; somebody answers within ${hours} hours. What I know for certain is how one gives, speaks, sponsors or helps here, what happens with a form, when and where we meet, and what I as an AI cannot see. You do not have to give anything in order to ask, or to be helped.\n\nWould you like me to word that line for you?`,
    `That one I leave to people who can look into it: ${site.contactEmail}, or any of the forms here; an answer comes within ${hours} hours, and it helps to name the day, the sum if there is one, and what you would like to have at the end. I am an AI, I see neither payments nor members, and will not invent what I do not know. If it is about how to give, to speak, to sponsor, to help, or about us, ask me a little more; often a second sentence is enough for me to be of use.\n\nWhat is it mainly about?`,
  ],
  again: [
    `My answer stays the same, and it is not meant against you: I cannot do that here, and would not if I could. What is in my power is small and honest: to explain how people give, speak, sponsor or help, to say what I do not know, and to name the way to a person, ${site.contactEmail}, where somebody answers within ${hours} hours. If you do have an office in the fellowship, they know you there and can help you at once. Otherwise ask me whatever you like about contributing.\n\nWhat may I tell you?`,
  ],
  aside: [
    'With the other thing I cannot help, I am an AI guide for contributions only. But this is just right here.',
    'The first I have to leave to others. To the second I can say something:',
  ],
  stepLeads: [
    'What to do next:',
    'The simplest way:',
    'If you would like to go on:',
    'A good first step:',
  ],
  verseLeads: ['A verse that fits:', 'It is written:', 'One sentence from Scripture:'],
  more: [
    'Gladly, a little more about {title}.',
    'Here is what else I can tell you about {title}.',
    'Let us stay with {title} for a moment.',
  ],
  plain: {
    greeting: [
      `Hello, and thank you for thinking about supporting the fellowship. I am an AI guide for this page. There are three ways to contribute: you can speak at one of our gatherings as a guest, sponsor an event, or pledge a financial donation. Each has its own short form here, and a person from our team answers every form within ${hours} hours. I can tell you what each way involves and help you to find the words for the form.\n\nWhich of the three is nearest to what you have in mind: sharing what you know, making an event possible, or giving?`,
      `Welcome! It is good of you to stop here. I am an AI guide, and I can help you to choose between three ways of supporting ${site.name}: Guest Speaker, Event Sponsorship and Financial Donation. None of the forms binds you to anything; they start a conversation with our team, who write back within ${hours} hours. If you are not sure yet, tell me a little about yourself or your company, and what moved you to look at this page. We will find out together where it fits.\n\nWhat would you most like to give: your experience, your company’s support, or a gift?`,
    ],
    thanks: [
      `You are very welcome, and thank you for your willingness to help. When you are ready, choose the form on this page that fits: Guest Speaker, Event Sponsorship or Financial Donation. It takes about five minutes, and someone from our team will get back to you within ${hours} hours. If a question comes up while you fill it in, write to me here; I can help with the wording, or tell you which details are useful to us and which can wait for the conversation.\n\nIs there anything that would still keep you from sending it today?`,
    ],
    'off-topic': [
      `That I cannot help with: I am an AI guide for one page, on which people offer time, skills, things or money to ${site.name}. What I can do: explain how to speak at a gathering, sponsor an evening or give, how receipts and refunds work, who we are and where to find us, and what to do if you are in need yourself. For everything else a person answers at ${site.contactEmail} within ${hours} hours.\n\nIs there something of this that I can tell you about, or did you come here by chance?`,
    ],
    redirect: [
      `That I will not do, whoever asks. I have no access to accounts, passwords, or lists of those who give, and if I had, I would not hand them out; what people give stays between them and the fellowship. I am an AI guide and keep to my rules also when somebody tells me that they no longer hold. If you have an office in the fellowship, you know the people who can open such things for you: ${site.contactEmail}.\n\nIs there a question about giving, speaking or sponsoring that I can answer?`,
    ],
    harm: [
      `With that I will not help: it would deceive or hurt somebody. I am here so that people can give freely, or ask openly, and nothing else is worth having. If you have a complaint about the fellowship or about a person in it, say it plainly to ${site.contactEmail}; a person reads it and answers within ${hours} hours. If something is wrong with a receipt or a gift, that is the right way as well.\n\nWhat is it that you would like to have put right?`,
    ],
    'about-guide': [
      `I am an AI guide for this page, not a person. I can explain the ways to contribute and help with the wording of a form; I cannot see payments or promise anything for the team. A person you reach at ${site.contactEmail} or by one of the forms, within ${hours} hours, and face to face in the weekly gathering online. Please leave out card numbers and passwords in every chat.\n\nWould you rather ask me first, or write to a person right away?`,
    ],
    foreign: [
      `Thank you for writing. I am sorry: I can answer only in English here, and I may not have understood everything. You are welcome to fill in one of the three forms on this page in the words that come most easily to you: Guest Speaker, Event Sponsorship or Financial Donation. A person from our team reads every form and answers within ${hours} hours, and they will find a way to understand you. If you can, tell me in a few simple English words what you would like to offer.\n\nIs it about speaking, about sponsoring an event, or about a gift?`,
    ],
    unclear: [
      `I could not quite make out what you wrote, so let me tell you what I can help with. On this page you can offer to speak at one of our online gatherings, sponsor an event, or pledge a donation. I can explain what each involves, which details the form asks for, and what happens afterwards: a person from our team answers within ${hours} hours. A few plain words are enough, such as “speaking”, “sponsor”, “donation” or “tax”. If it is about something else altogether, the form reaches the same people.\n\nWhat would you like to know?`,
    ],
  },
};
