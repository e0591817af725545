import { Route, Routes } from 'react-router';
import { ChatPage } from '../features/chats/chat-page.tsx';
import { ChatsPage } from '../features/chats/chats-page.tsx';
import { CirclePage } from '../features/prayer-feed/circles/circle-page.tsx';
import { CirclesPage } from '../features/prayer-feed/circles/circles-page.tsx';
import { PrayingPage } from '../features/prayer-feed/praying/praying-page.tsx';
import { OpenRoomPage } from '../features/prayer-feed/room/open-room-page.tsx';
import { RoomPage } from '../features/prayer-feed/room/room-page.tsx';
import { RoomsPage } from '../features/prayer-feed/room/rooms-page.tsx';
import { paths } from '../lib/paths.ts';
import { togetherPaths } from '../lib/together-paths.ts';
import { MembersOnly } from './guards/members-only.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';

const { circles, circle, circleThrough, rooms, room, openRoom, chats, chat } = togetherPaths;

/** A path as seen from the page of prayer. */
const below = ({ path }: { path: string }) => path.slice(paths.prayer.path.length + 1);

/** Prayer circles, prayer rooms and private chats. Other pages do not load this table. */
export function TogetherRoutes() {
  return (
    <Routes>
      <Route element={<MembersOnly />}>
        <Route path={below(circles)} element={<CirclesPage />} />
        <Route path={below(circle)} element={<CirclePage />} />
        <Route path={below(circleThrough)} element={<PrayingPage />} />
        <Route path={below(rooms)} element={<RoomsPage />} />
        <Route path={below(openRoom)} element={<OpenRoomPage />} />
        <Route path={below(room)} element={<RoomPage />} />
        <Route path={below(chats)} element={<ChatsPage />} />
        <Route path={below(chat)} element={<ChatPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
