type Ids = { id: string; otherId: string; requestId: string };

const circleWords = { name: 'Bakers who pray', line: 'For our shops and our families.' };

/** Example requests about circles, private chats, and one's age. */
export const amongFewExamples = ({ id, otherId, requestId }: Ids) => ({
  listCircles: {},
  foundCircle: { body: circleWords },
  getCircle: { params: { id } },
  renameCircle: { params: { id }, body: circleWords },
  endCircle: { params: { id } },
  inviteToCircle: { params: { id }, body: { userId: otherId } },
  createCircleLink: { params: { id } },
  withdrawInvitation: { params: { id, invitationId: otherId } },
  lookAtCircleLink: { body: { token: 'kR2v8QeYw1n5TzB7cX4mLg' } },
  joinByLink: { body: { token: 'kR2v8QeYw1n5TzB7cX4mLg' } },
  acceptCircleInvitation: { params: { id } },
  declineCircleInvitation: { params: { id } },
  removeFromCircle: { params: { id, userId: otherId } },
  handOverCircle: { params: { id }, body: { userId: otherId } },
  listCirclePrayers: { params: { id } },
  listCirclePrayersToPrayFor: { params: { id } },
  putAge: { body: { isAdult: true } },
  listChats: {},
  startChat: { body: { userId: otherId } },
  getChat: { params: { id } },
  listChatMessages: { params: { id } },
  sendChatMessage: {
    params: { id },
    body: { text: 'I am praying for your interview on Tuesday.', requestId },
  },
  seeChat: { params: { id }, body: { place: 2 } },
  setReadMarks: { params: { id }, body: { isOn: true } },
  endChat: { params: { id } },
  reportChat: { params: { id }, body: { reason: 'They keep asking me for money.' } },
});
