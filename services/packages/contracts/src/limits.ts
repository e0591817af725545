/**
 * Every number that more than one part of the product shares (specification sections 5 and 9, product decisions).
 * Browser-safe.
 */
export const limits = {
  /** Characters of one chat message. */
  chatMessage: 2_000,
  /** Bytes of a chat's JSON body: its message, the longest history, and the dashboard's context for the coach. */
  chatBodyBytes: 256 * 1024,
  /** Entries of chat history that a call may carry, by assistant. */
  chatHistory: { prayer: 6, coach: 6, guide: 10, contribute: 10 },
  /** Questions that a guide suggests while a person types. */
  guideQuestions: 3,
  /** Kept conversations with the assistants. */
  conversation: {
    /** Of one person; the one that was not used for longest goes. */
    most: 200,
    /** Of one person, begun and without a reply. */
    emptyMost: 5,
    /** Messages of one conversation, each with its reply; the oldest go. */
    turnsMax: 100,
    titleMax: 60,
    searchMax: 100,
    /** A search reads this many messages with their replies, the latest first, because all are encrypted. */
    searchedTurns: 2_000,
    /** Days after the last use. */
    keepDays: 365,
  },
  /** Thumbs under replies: characters of the reason, and days for which they are kept. */
  rating: { textMax: 300, keepDays: 365 },
  photo: {
    /** Bytes of a photo as it is sent, once the page has shrunk it, and of the file that the server decodes. */
    maxBytes: 5 * 1024 * 1024,
    /** Bytes of a file that a browser tries to shrink: ten times what a phone takes. */
    maxFileBytes: 100 * 1024 * 1024,
    /** Pixels of the longer side after scaling. */
    longestSide: 800,
    /** JPEG quality: 0 to 1 in the browser, 0 to 100 on the server. */
    quality: 0.7,
    serverQuality: 70,
    /**
     * Widths in which pages get photos as WebP, in pixels. The small ones fill a letter on a phone with two pixels for
     * each CSS pixel, and a portrait in the directory with three on phones, two on larger screens.
     */
    widths: { prayer: [600, 800], profile: [288, 480] },
    /** Bytes of a JSON body on calls that take a photo. */
    maxBodyBytes: 7 * 1024 * 1024,
  },
  /** Bytes of a JSON body on every other call. */
  maxBodyBytes: 64 * 1024,
  prayer: {
    /**
     * Prayers that appear on the feed at once per hour, for one approved member or for all other people of one
     * network. Further ones wait for an admin. Fewer than a page of the feed, so that one author cannot fill its first
     * page.
     */
    publicAnHour: 8,
    thanksMax: 1_000,
    reportMax: 500,
    /** Reports by this many people hide the text until an admin decides. */
    reportsHide: 3,
    requestMax: 2_000,
    responseMax: 6_000,
    tagsMax: 10,
    tagMax: 40,
    /** Tags shown on a card. */
    tagsShown: 2,
    /** Comments shown before "View all". */
    commentsShown: 3,
    /** Comments that come with a listed prayer. */
    commentsListed: 20,
    commentMax: 1_000,
    redirectDelayMs: 2_000,
    /** Minutes in which a member can correct a published prayer or comment. */
    correctMinutes: 15,
  },
  /** Days after which the author may be asked how it is going, and the number of open questions. */
  checkIn: { days: [3, 7, 30], openMax: 30 },
  /** Care desk: characters of a note, and milliseconds in which a decision can be undone. */
  desk: { noteMax: 4_000, undoMs: 10_000 },
  /** Needs and offers: characters, days until the end date, and open ones per member. */
  need: { textMin: 10, textMax: 400, daysMax: 90, openMax: 10, matches: 5 },
  contact: {
    nameMin: 2,
    nameMax: 120,
    companyMin: 2,
    companyMax: 160,
    phoneMin: 10,
    phoneMax: 40,
    aboutMin: 20,
    bioMin: 50,
    speakingPreferenceMin: 20,
    descriptionMin: 30,
    donationMessageMin: 10,
    /** Characters of the composed message. */
    messageMax: 8_000,
    noteMax: 4_000,
  },
  /** Accountability partners. */
  partner: {
    questionMin: 5,
    questionMax: 300,
    answerMax: 2_000,
    /** Past weeks shown before the current one. */
    weeksShown: 12,
    /** Days for which an invitation is valid. */
    invitationDays: 7,
  },
  /** Weekly gatherings: minutes before one at which the reminder goes out, and names that an admin reads. */
  gathering: { remindMinutes: 60, namesMax: 500 },
  /** Members whom one member can block. */
  blocksMax: 200,
  /** Prayer circles. */
  circle: {
    nameMin: 2,
    nameMax: 60,
    lineMax: 160,
    membersMax: 12,
    /** Circles of one person. */
    perPerson: 5,
    /** Days for which an invitation or a link is valid. */
    invitationDays: 14,
    /** Open invitations of one circle. */
    invitationsMax: 20,
  },
  /** Prayer rooms. */
  room: {
    /** Letters on a list, and on the list that is made when no one chooses. */
    prayersMax: 60,
    prayersPicked: 20,
    /** Prayers that one member adds to a gathering. */
    addedMax: 3,
    turnSeconds: 120,
    /** When the leader has been away for so long, anyone in the room may lead. */
    leaderAwaySeconds: 30,
    /** Hours after which a room ends by itself. */
    openHours: 4,
    /** Open streams of one person in one process: several tabs, and connections that were lost unnoticed. */
    streamsOfOne: 6,
    /** Characters of a request in a list. */
    beginningMax: 120,
  },
  /** Private chats of two members: characters of a message, days that an ended one stays, messages with a report. */
  privateChat: { textMax: 2_000, endedDays: 30, reported: 20 },
  profile: { lineMax: 200, textMax: 4_000, listMax: 20, figuresMax: 6, figureMax: 20 },
  training: {
    modules: 6,
    needs: 6,
    behaviors: 5,
    outcomes: 5,
    actions: 10,
    textMax: 2_000,
  },
  /** Items on one page of a list; `directory` is for the member directory. */
  list: { default: 20, max: 100, directory: 24 },
  login: {
    /** Minutes for which a login link and code are valid. */
    linkMinutes: 10,
    codeDigits: 6,
    /** Hours for which the link to confirm an address is valid. */
    verificationHours: 24,
    /** Wrong codes after which a login request is invalid. */
    codeAttempts: 5,
    /** Code attempts on one number per hour, over all login requests. */
    codeAttemptsPerHour: 20,
    /** Characters of a phone number, once it is read. */
    phoneMax: 32,
    /** Days that a login lasts after its last use. */
    sessionDays: 30,
    /** Days after which a login ends in any case. */
    sessionMostDays: 180,
    /** Minutes after a login in which a person may do what cannot be taken back. */
    proofMinutes: 15,
  },
  passkey: {
    /** Per member. */
    most: 10,
    /** Minutes for the browser to answer a challenge. */
    challengeMinutes: 5,
  },
  contactChange: {
    /** Minutes after a login in which a new phone or email applies at once. */
    proofMinutes: 15,
    /** Hours to wait otherwise. */
    changeWaitHours: 24,
    /** Days in which the change can be undone. */
    undoDays: 7,
  },
  roleChange: {
    /** Days in which an admin can undo a change of role or suspension with the link that they were sent. */
    undoDays: 7,
  },
  erasure: {
    /** Days between the deletion of an account and its erasure, in which it can be stopped. */
    waitDays: 7,
  },
  export: {
    keepDays: 7,
    perDay: 10,
    /** Bytes of photos inside an archive. The newest come first; the others are listed by address only. */
    photoBytes: 4 * 1024 * 1024,
  },
  /** Browsers of one person that take notices, and characters of the address that their maker gave them. */
  push: { most: 5, endpointMax: 1_000 },
  navigation: { shadowAfterPx: 50, sectionDelayMs: 100 },
  toast: {
    visible: 1,
    removeDelayMs: 1_000_000,
    displayMs: 5_000,
    swipeThreshold: 50,
    hotkey: 'F8',
  },
  share: { width: 580, height: 296, mobileFallbackMs: 1_000 },
} as const;
