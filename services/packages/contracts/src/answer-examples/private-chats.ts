import { exampleIds } from '../examples.ts';
import { at, later } from './moments.ts';
import type { AnswerExamples } from './moments.ts';

const { id, otherId } = exampleIds;

const chat = {
  id,
  otherId,
  otherName: 'Daniel Okafor',
  startedAt: at,
  lastAt: later,
  unread: 1,
  endedAt: null,
  goneAt: null,
  readMarks: false,
  readPlace: null,
};
const message = {
  id,
  place: 1,
  mine: true,
  text: 'I am praying for your interview on Tuesday.',
  sentAt: at,
};
const reply = { id: otherId, place: 2, mine: false, text: 'Thank you.', sentAt: later };

export const chatAnswers: AnswerExamples = {
  getAge: { 200: { isAdult: null } },
  putAge: { 200: { isAdult: true } },
  listChats: { 200: [chat] },
  startChat: { 201: chat },
  getChat: { 200: chat },
  listChatMessages: { 200: { messages: [message, reply], hasMore: false } },
  sendChatMessage: { 201: { message } },
  setReadMarks: { 200: { ...chat, readMarks: true } },
  reportChat: { 201: { reported: true } },
};
