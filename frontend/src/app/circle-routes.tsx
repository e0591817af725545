import { Route, Routes, useLocation } from 'react-router';
import { CirclePage } from '../features/prayer-feed/circles/circle-page.tsx';
import { CirclesPage } from '../features/prayer-feed/circles/circles-page.tsx';
import { PrayingPage } from '../features/prayer-feed/praying/praying-page.tsx';
import { lazyNamed } from '../lib/browser/lazy-named.ts';
import { paths } from '../lib/paths.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';

/** A path as seen from the page of all circles. */
const below = (path: string) => path.slice(paths.circles.path.length + 1);

const ChatRoutes = lazyNamed(() => import('./chat-routes.tsx'), 'ChatRoutes');

/** Prayer circles and private chats. Other pages do not load this table. */
export function CircleRoutes() {
  if (useLocation().pathname.startsWith(paths.chats.path)) return <ChatRoutes />;
  return (
    <Routes>
      <Route index element={<CirclesPage />} />
      <Route path={below(paths.circle.path)} element={<CirclePage />} />
      <Route path={below(paths.circleThrough.path)} element={<PrayingPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
