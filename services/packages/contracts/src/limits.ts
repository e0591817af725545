/**
 * Every number that more than one part of the product must agree on (specification sections 5 and 9, product
 * decisions). Browser-safe.
 */
export const limits = {
  /** Characters of one chat message. */
  chatMessage: 2_000,
  /** Bytes of the JSON body of a chat: its message, the longest history, and what the dashboard tells the coach. */
  chatBodyBytes: 256 * 1024,
  /** Entries of chat history that a call may carry, by assistant. */
  chatHistory: { prayer: 6, coach: 6, guide: 10, contribute: 10 },
  /** Questions that a guide suggests while somebody types. */
  guideQuestions: 3,
  photo: {
    /** Bytes of the chosen file, and of what the server decodes. */
    maxBytes: 5 * 1024 * 1024,
    /** Pixels of the longer side after scaling. */
    longestSide: 800,
    /** JPEG quality: 0 to 1 in the browser, 0 to 100 on the server. */
    quality: 0.7,
    serverQuality: 70,
    /** Bytes of a JSON body on calls that take a photo. */
    maxBodyBytes: 7 * 1024 * 1024,
  },
  /** Bytes of a JSON body on every other call. */
  maxBodyBytes: 64 * 1024,
  prayer: {
    /**
     * Prayers of one person, or of all visitors of one network, that are shown at once in an hour: so many that were
     * posted, and so many that the assistant answered. More wait for an admin. Both together are fewer than a page of
     * the feed, so that nobody owns its first page.
     */
    publicAnHour: 8,
    thanksMax: 1_000,
    reportMax: 500,
    /** Reports by so many people hide until an admin decides. */
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
  },
  /** How it is going with a prayer: after so many days one may be asked, and so many questions may be open. */
  checkIn: { days: [3, 7, 30], openMax: 30 },
  /** Of the care desk: characters of a note, and milliseconds in which a decision can be taken back. */
  desk: { noteMax: 4_000, undoMs: 10_000 },
  /** Needs and offers: characters, days until the last one, and how many a member has open at once. */
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
  /** Of accountability partners. */
  partner: {
    questionMin: 5,
    questionMax: 300,
    answerMax: 2_000,
    /** Weeks that are shown before this one. */
    weeksShown: 12,
    /** Days that an invitation is open. */
    invitationDays: 7,
  },
  profile: { lineMax: 200, textMax: 4_000, listMax: 20 },
  training: {
    modules: 6,
    needs: 6,
    behaviors: 5,
    outcomes: 5,
    actions: 10,
    textMax: 2_000,
    /** Characters of an amount of money, as it is typed. */
    amountMax: 24,
  },
  /** Items of one page of a list; `directory` those of the member directory. */
  list: { default: 20, max: 100, directory: 24 },
  login: {
    /** Minutes a login link and code are good for. */
    linkMinutes: 10,
    codeDigits: 6,
    /** Hours the link of a mail that confirms an address is good for. */
    verificationHours: 24,
    /** Wrong codes after which a request is dead. */
    codeAttempts: 5,
    /** Code attempts on one number, per hour, over all requests. */
    codeAttemptsPerHour: 20,
    phoneInputMax: 18,
    /** Days that a login lasts after it was last used. */
    sessionDays: 30,
    /** Days after which it ends, however it was used. */
    sessionMostDays: 180,
  },
  passkey: {
    /** Of one member. */
    most: 10,
    /** Minutes that the browser has to bring one. */
    challengeMinutes: 5,
    /** Minutes after a login in which one may be added. */
    proofMinutes: 15,
  },
  contactChange: {
    /** Minutes after a login in which a new phone or e-mail applies at once. */
    proofMinutes: 15,
    /** Hours that it waits otherwise. */
    changeWaitHours: 24,
    /** Days in which it can be taken back. */
    undoDays: 7,
  },
  export: {
    keepDays: 7,
    perDay: 10,
    /** Bytes of the photos that come with an archive; the newest first, the others as addresses alone. */
    photoBytes: 4 * 1024 * 1024,
  },
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
