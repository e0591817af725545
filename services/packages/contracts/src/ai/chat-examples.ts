/** Examples of the calls to the guides, and about kept conversations and thumbs. @param id of a thing */
export const chatExamplesOf = (id: string) => ({
  contributeChat: { body: { message: 'I would like to speak at a gathering.', conversation: [] } },
  businessGuide: {
    body: { message: 'How do I write a purpose statement?', conversationHistory: [] },
  },
  listConversations: { query: { limit: '20', search: 'bakery' } },
  getConversation: { params: { id } },
  renameConversation: { params: { id }, body: { title: 'My bakery' } },
  deleteConversation: { params: { id } },
  rateReply: {
    body: { ratingId: id, assistant: 'coach', thumb: 'down', reason: 'off-topic' },
  },
  listReplyRatings: { query: { thumb: 'down', done: 'false' } },
  getReplyRating: { params: { id } },
  updateReplyRating: { params: { id }, body: { done: true } },
});
