/** A pattern with its {gaps} filled. */
export const fill = (pattern: string, values: Record<string, string>): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Joints between the parts of a reply. Several of each, so that a chat does not sound alike twice. */
export const phrases = {
  lead: [
    'Here is a prayer you can make your own:',
    'Let us pray. You may read it slowly, or simply let it be said for you:',
    'Pray this with me, as far as the words fit:',
    'These are words you can lean on if your own are missing:',
    'Let us bring it to God together:',
    'Take these words, and change whatever is not yours:',
  ],
  address: [
    'Father,',
    'Lord Jesus,',
    'God of all comfort,',
    'Faithful God,',
    'Good Shepherd,',
    'Father in heaven,',
    'Lord, you who know us by name,',
  ],
  close: [
    'We ask it in Jesus’ name. Amen.',
    'We trust you with this. In Jesus’ name, amen.',
    'Into your hands we put it. Amen.',
    'Thank you that you hear us. In the name of Jesus, amen.',
  ],
  verse: [
    'A word to keep with you:',
    'These words have held many people before us:',
    'Take this verse along:',
    'Scripture says it like this:',
    'Let this stand beside your prayer:',
    'Read this slowly:',
  ],
  holdOthers: [
    'Hold {people} close, and let {them} feel that you are there.',
    'Be near to {people} today, in a way that can be felt.',
    'Bless {people}, guard {them}, and give {them} what I cannot give.',
    'Keep {people} in your care, by day and by night.',
    'Do for {people} what is good, and let {them} have someone to lean on.',
  ],
  alsoHeard: [
    'And then there is {concern} as well. Let us put both before God.',
    'You mention {concern}, too; we will not leave it out.',
    'Beside that there is {concern}, and room for both in this prayer.',
    'And {concern} on top: let us take it all to God, one after the other.',
    'I have not overlooked {concern}; it belongs to what we bring.',
    'We can pray for {concern} in the same breath.',
    'And in all of this there is {concern}, too.',
  ],
  step: ['One small step:', 'Something for today:', 'If you would like something to do:'],
} as const;

/** What is said when the topic is not sure, and of what a person wrote besides. */
export const unsure = {
  aside: [
    'With the other thing I cannot help here; I only know how to pray with people. But this I gladly do.',
    'For the other question I am the wrong one, I am sorry: this is a place for prayer. Let us do that.',
  ],
  names: ['We name {names} before you.', 'You know {names} by name.'],
  lateName: ['We say the name before you: {names}.', 'We remember {names} before you.'],
  day: [
    'Be there on {day}, before anyone else is.',
    'Go ahead of us into {day}.',
    'When {day} comes, let us notice that you are there already.',
  ],
} as const;

/** Openings for a chat that goes on. */
export const followUps = {
  more: [
    'Gladly. Let us stay with {concern} a little longer.',
    'Yes, there is more to say and to pray. I have not forgotten {concern}.',
    'Of course. We can come back to {concern} as often as you need.',
    'I am still here. Let us look at {concern} once more, from another side.',
    'Let us go on, then; one prayer is not always enough for {concern}.',
  ],
  too: [
    'Of course, let us bring {people} before God as well. Your prayer is wide enough for both.',
    'Gladly. There is room for {people} in this prayer too.',
  ],
  tooNobody: [
    'Of course, let us pray for that as well.',
    'Gladly. That belongs in our prayer too.',
  ],
  again: [
    'Thank you for telling me more. I still have in mind what you wrote before about {concern}.',
    'It helps to hear more. We will not forget {concern} over it.',
    'And what you told me earlier, {concern}, is not forgotten.',
  ],
  thanks: [
    'You are very welcome. It was good to pray with you.',
    'I am glad. Thank you for letting me pray along.',
    'Thank you for saying so. God hears you, with words and without.',
  ],
} as const;

/** Replies that are not about a topic. */
export const plainReplies = {
  greeting: [
    'Hello, and welcome. It is good that you are here.',
    'Peace to you, and welcome. I am glad you came by.',
    'Good to meet you. You have come to a place where people pray for one another.',
  ],
  greetingInvites: [
    'You can tell me what is on your mind: work, money, family, health, faith, a joy or a worry. A sentence is enough, and I will find words to pray with you.',
    'What would you like prayer for today? It may be large or small, tidy or not. You can share it with the community afterwards, or keep it here.',
  ],
  unclear: [
    'I could not quite make out what you wrote, but I do not want to leave you without a prayer.',
    'I am not sure I understood you. That is all right: God understands sighs as well as sentences.',
  ],
  unclearInvites: [
    'Would you try once more, in a few plain words? “My job”, “my mother”, “I cannot sleep”: that is enough to begin with.',
    'If you like, write one sentence about what is going on, and I will pray with you about just that.',
  ],
  foreign: [
    'Thank you for writing. I can answer only in English, and I may not have understood everything, but God knows every language, and the heart behind it.',
    'It is good that you wrote in your own words. My answer can only be in English, I am sorry; the One we pray to needs no translation.',
  ],
  foreignInvites: [
    'If you can, tell me in a few simple English words what we should pray for. And please, pray in the language of your heart.',
  ],
  foreignVerses: ['Psalm 139:4', 'Romans 8:26', 'Revelation 7:9', 'Psalm 145:18'],
  blessingVerses: [
    'Numbers 6:24-26',
    '2 Thessalonians 3:16',
    'Romans 15:13',
    'Psalm 121:7-8',
    'John 14:27',
    'Philippians 1:6',
  ],
  offTopic: [
    'That is not something I can help with: I am an AI guide here for one thing, to find words of prayer with people.',
    'I have to pass on that one. I am the prayer guide of this fellowship, an AI, and prayer is all I know how to do.',
  ],
  offTopicInvites: [
    'If something is on your mind behind it, a worry about work, about money, about someone you love, write one sentence, and I will pray with you about that.',
    'But if there is someone, or something, that you would like prayer for today, tell me, and we will begin right there.',
  ],
  redirect: [
    'I will stay what I am here: an AI prayer guide, with its own rules, which I do not set aside, and no one else’s voice.',
    'That I will not do. I am an AI that helps people to pray; I do not play another part, and I never speak as God.',
  ],
  redirectInvites: [
    'What I gladly do is to pray with you. Is there something, large or small, that you would like to bring before God today?',
    'If there is something you would like prayer for, write it in your own words. That offer stands.',
  ],
  aboutGuide: [
    'I am an AI guide, not a person, not a priest, and certainly not God. I choose prayers and Bible verses that people of this fellowship have put together, and fit them to what you write.',
    'You are writing with a program: an AI guide of this fellowship. What you share with the community is read by people, and they pray. If somebody seems to be in danger, our team may look as well.',
  ],
  aboutGuideInvites: [
    'Below the message field you decide whether your prayer is shared with the community or stays with you. If you would rather talk with a person, the contact form reaches one. What would you like prayer for?',
    'You choose with each prayer whether it is shared, and whether with your name. For a person to talk to there is the contact form. Is there something we should pray about now?',
  ],
  thanksInvites: [
    'Come back whenever you like, also to tell how it went. Is there anyone else you would like to pray for today?',
    'I would be glad to hear how it goes on. And if something else lies on your heart, there is room for it here.',
  ],
} as const;
