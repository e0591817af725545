import { Route, Routes } from 'react-router';
import { OpenRoomPage } from '../features/prayer-feed/room/open-room-page.tsx';
import { RoomPage } from '../features/prayer-feed/room/room-page.tsx';
import { RoomsPage } from '../features/prayer-feed/room/rooms-page.tsx';
import { paths } from '../lib/paths.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';

/** A path as seen from the page of all rooms. */
const below = (path: string) => path.slice(paths.rooms.path.length + 1);

/** Prayer rooms. Other pages do not load this table. */
export function RoomRoutes() {
  return (
    <Routes>
      <Route index element={<RoomsPage />} />
      <Route path={below(paths.openRoom.path)} element={<OpenRoomPage />} />
      <Route path={below(paths.room.path)} element={<RoomPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
