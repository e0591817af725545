import { Route, Routes } from 'react-router';
import { ChatPage } from '../features/chats/chat-page.tsx';
import { ChatsPage } from '../features/chats/chats-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';

/** Private chats. Other pages do not load this table. */
export function ChatRoutes() {
  return (
    <Routes>
      <Route index element={<ChatsPage />} />
      <Route path=":id" element={<ChatPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
